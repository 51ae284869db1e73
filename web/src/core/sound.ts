// Sounds, made in the browser as they are needed: short, soft, and all of one house. Silent until
// the first touch, because no browser lets a page sound before, and no guest should.
//
// A sound is a few voices: a tone that is plucked, or a breath of filtered noise. They meet in one
// volume and one compressor, so that ten things at once are no louder than the house allows.

import type { Sound } from "../games/contract";
import { settings } from "./settings.svelte";

interface Tone {
  readonly kind: "tone";
  /** When it begins, in seconds after the sound does; how long it rings; how loud it is. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** From which pitch to which, in hertz. */
  readonly pitch: number;
  readonly glide: number;
  readonly wave: OscillatorType;
  /** How bright its attack is: the depth of a modulator that dies away, as of a struck bar. */
  readonly strike: number;
}

interface Breath {
  readonly kind: "breath";
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** The middle of what the filter lets through, from where to where, and how narrow it is. */
  readonly pitch: number;
  readonly glide: number;
  readonly narrow: number;
}

export type Voice = Tone | Breath;

// ---------------------------------------------------------------- what each sounds like

type Timing = Pick<Tone, "at" | "lasts" | "loud">;

function tone(pitch: number, timing: Timing, more: Partial<Tone> = {}): Tone {
  return { kind: "tone", pitch, glide: pitch, wave: "sine", strike: 0, ...timing, ...more };
}

function breath(pitch: number, timing: Timing, more: Partial<Breath> = {}): Breath {
  return { kind: "breath", pitch, glide: pitch, narrow: 1, ...timing, ...more };
}

/** A bar of wood or glass that is struck: a tone, its bright attack, and a breath of the mallet. */
function struck(pitch: number, { at, lasts, loud }: Timing, strike = 2): Voice[] {
  return [
    tone(pitch, { at, lasts, loud }, { strike }),
    tone(pitch * 2.756, { at, lasts: lasts * 0.3, loud: loud * 0.18 }),
    breath(2_400, { at, lasts: 0.025, loud: loud * 0.25 }),
  ];
}

/** A die on felt: a knock, and the table under it. */
function knock(at: number, loud: number, pitch: number): Voice[] {
  return [
    breath(pitch, { at, lasts: 0.05, loud }, { narrow: 4 }),
    tone(pitch / 9, { at, lasts: 0.07, loud: loud * 0.6 }, { glide: pitch / 12 }),
  ];
}

// Five steps of a scale without half-tones: whatever their order, they are a tune.
const NOTES = [392, 440, 523.25, 587.33, 698.46] as const;

function note(step: number): Voice[] {
  const pitch = NOTES[step - 1] ?? NOTES[0];
  return [
    tone(pitch, { at: 0, lasts: 1.1, loud: 0.26 }, { strike: 1.2 }),
    tone(pitch * 2, { at: 0, lasts: 0.6, loud: 0.07 }),
    tone(pitch / 2, { at: 0, lasts: 0.9, loud: 0.09 }, { wave: "triangle" }),
  ];
}

const SPACING = 0.36; // seconds from one note of the tune to the next

/** All five, one after the other. */
function tune(): Voice[] {
  return NOTES.flatMap((_, index) =>
    note(index + 1).map((voice) => ({ ...voice, at: voice.at + index * SPACING })),
  );
}

export const SOUNDS: Readonly<Record<Sound, ReadonlyArray<Voice>>> = {
  dice: [
    ...knock(0, 0.5, 1_500),
    ...knock(0.09, 0.38, 1_900),
    ...knock(0.16, 0.42, 1_350),
    ...knock(0.29, 0.26, 1_700),
    ...knock(0.36, 0.3, 1_250),
    ...knock(0.52, 0.2, 1_400),
  ],
  step: [
    breath(900, { at: 0, lasts: 0.06, loud: 0.55 }, { narrow: 2 }),
    tone(190, { at: 0, lasts: 0.09, loud: 0.42 }, { glide: 150 }),
  ],
  gobble: [
    tone(430, { at: 0, lasts: 0.09, loud: 0.24 }, { glide: 640, wave: "triangle" }),
    ...struck(880, { at: 0.05, lasts: 0.16, loud: 0.16 }),
  ],
  treasure: [
    ...struck(659.25, { at: 0, lasts: 0.4, loud: 0.2 }),
    ...struck(880, { at: 0.09, lasts: 0.4, loud: 0.2 }),
    ...struck(1_318.5, { at: 0.18, lasts: 0.6, loud: 0.18 }),
  ],
  bite: [
    breath(1_600, { at: 0, lasts: 0.09, loud: 0.4 }, { glide: 500, narrow: 2 }),
    tone(300, { at: 0, lasts: 0.16, loud: 0.26 }, { glide: 110, wave: "triangle" }),
    ...struck(987.77, { at: 0.14, lasts: 0.4, loud: 0.18 }),
  ],
  caught: [
    tone(233, { at: 0, lasts: 0.5, loud: 0.3 }, { glide: 98, wave: "triangle" }),
    tone(116.5, { at: 0.04, lasts: 0.6, loud: 0.24 }, { glide: 65 }),
    breath(320, { at: 0, lasts: 0.28, loud: 0.28 }, { glide: 140, narrow: 1.5 }),
  ],
  pay: [
    ...struck(1_174.7, { at: 0, lasts: 0.18, loud: 0.15 }),
    ...struck(1_046.5, { at: 0.11, lasts: 0.22, loud: 0.15 }),
  ],
  turn: [
    ...struck(523.25, { at: 0, lasts: 0.5, loud: 0.18 }, 1),
    ...struck(783.99, { at: 0.13, lasts: 0.8, loud: 0.18 }, 1),
  ],
  win: [
    ...struck(523.25, { at: 0, lasts: 0.5, loud: 0.17 }),
    ...struck(659.25, { at: 0.13, lasts: 0.5, loud: 0.17 }),
    ...struck(783.99, { at: 0.26, lasts: 0.5, loud: 0.17 }),
    ...struck(1_046.5, { at: 0.39, lasts: 0.95, loud: 0.2 }),
    tone(261.63, { at: 0.39, lasts: 1, loud: 0.14 }, { wave: "triangle" }),
    tone(392, { at: 0.39, lasts: 1, loud: 0.1 }),
  ],
  refused: [
    tone(196, { at: 0, lasts: 0.12, loud: 0.26 }, { wave: "triangle" }),
    tone(164.8, { at: 0.12, lasts: 0.2, loud: 0.26 }, { wave: "triangle" }),
  ],
  choose: [
    tone(740, { at: 0, lasts: 0.09, loud: 0.3 }, { strike: 1 }),
    breath(3_000, { at: 0, lasts: 0.03, loud: 0.2 }),
  ],
  page: [
    breath(1_800, { at: 0, lasts: 0.2, loud: 0.2 }, { glide: 4_200, narrow: 0.8 }),
    breath(2_600, { at: 0.13, lasts: 0.1, loud: 0.14 }, { glide: 1_200, narrow: 0.8 }),
  ],
  stamp: [
    breath(240, { at: 0, lasts: 0.09, loud: 0.5 }, { glide: 120, narrow: 1.2 }),
    tone(92, { at: 0, lasts: 0.22, loud: 0.42 }, { glide: 58 }),
    breath(1_500, { at: 0.16, lasts: 0.12, loud: 0.12 }, { glide: 2_600, narrow: 0.8 }),
  ],
  "note-1": note(1),
  "note-2": note(2),
  "note-3": note(3),
  "note-4": note(4),
  "note-5": note(5),
  tune: tune(),
};

// ---------------------------------------------------------------- how a voice is made

const ATTACK = 0.004;
const SILENCE = 0.0001; // what dies away exponentially never gets to nothing

/** Loud at once, and then dying away. */
function fading(context: BaseAudioContext, voice: Voice, start: number): GainNode {
  const gain = context.createGain();
  const swell = voice.kind === "breath" ? Math.min(0.25 * voice.lasts, 0.06) : ATTACK;
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(voice.loud, start + swell);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + voice.lasts);
  return gain;
}

function sing(context: BaseAudioContext, voice: Tone, start: number): AudioNode {
  const singer = context.createOscillator();
  singer.type = voice.wave;
  singer.frequency.setValueAtTime(voice.pitch, start);
  singer.frequency.exponentialRampToValueAtTime(voice.glide, start + voice.lasts);
  if (voice.strike > 0) strike(context, voice, start, singer);
  singer.start(start);
  singer.stop(start + voice.lasts);
  return singer;
}

/** A second tone that bends the first while it is struck: what makes it wood or glass. */
function strike(context: BaseAudioContext, voice: Tone, start: number, singer: OscillatorNode) {
  const mallet = context.createOscillator();
  const depth = context.createGain();
  mallet.frequency.setValueAtTime(voice.pitch * 3.5, start);
  depth.gain.setValueAtTime(voice.pitch * voice.strike, start);
  depth.gain.exponentialRampToValueAtTime(SILENCE, start + Math.min(0.08, voice.lasts));
  mallet.connect(depth).connect(singer.frequency);
  mallet.start(start);
  mallet.stop(start + voice.lasts);
}

function breathe(context: BaseAudioContext, voice: Breath, start: number): AudioNode {
  const air = context.createBufferSource();
  air.buffer = noise(context);
  air.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.setValueAtTime(voice.narrow, start);
  filter.frequency.setValueAtTime(voice.pitch, start);
  filter.frequency.exponentialRampToValueAtTime(voice.glide, start + voice.lasts);
  air.start(start, (voice.pitch % 7) / 10);
  air.stop(start + voice.lasts);
  return air.connect(filter);
}

const airs = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBuffer {
  const made = airs.get(context);
  if (made) return made;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = 2 * Math.random() - 1;
  airs.set(context, buffer);
  return buffer;
}

/** Lets a sound begin, into whatever is to carry it on. */
export function voiced(
  context: BaseAudioContext,
  carrier: AudioNode,
  voices: ReadonlyArray<Voice>,
  start: number,
): void {
  for (const voice of voices) {
    const begins = start + voice.at;
    const source =
      voice.kind === "tone" ? sing(context, voice, begins) : breathe(context, voice, begins);
    source.connect(fading(context, voice, begins)).connect(carrier);
  }
}

/** What every sound goes through: a volume, and a compressor that keeps a crowd soft. */
export function mixer(context: BaseAudioContext): GainNode {
  const volume = context.createGain();
  const compressor = context.createDynamicsCompressor();
  compressor.threshold.value = -16;
  compressor.knee.value = 12;
  compressor.ratio.value = 8;
  compressor.attack.value = 0.002;
  compressor.release.value = 0.15;
  volume.connect(compressor).connect(context.destination);
  return volume;
}

// ---------------------------------------------------------------- when it is made

const AGAIN = 0.045; // seconds before the same sound may begin again
const CROWD = 6; // sounds that may begin within one crowd
const CROWDED = 0.12; // seconds that a crowd is remembered

/** Lets through what an ear can tell apart, and no more. */
export class Ear {
  private heard: { readonly name: Sound; readonly at: number }[] = [];

  hears(name: Sound, now: number): boolean {
    this.heard = this.heard.filter(({ at }) => now - at < CROWDED);
    const again = this.heard.some((each) => each.name === name && now - each.at < AGAIN);
    if (again || this.heard.length >= CROWD) return false;
    this.heard.push({ name, at: now });
    return true;
  }
}

interface Room {
  readonly context: AudioContext;
  readonly volume: GainNode;
  readonly ear: Ear;
}

const TOUCHES = ["pointerdown", "keydown", "touchend"] as const;
let touched = false;
let room: Room | null = null;

function touch(): void {
  touched = true;
  if (room?.context.state === "suspended") void room.context.resume();
}

for (const kind of TOUCHES) {
  globalThis.addEventListener?.(kind, touch, { capture: true, passive: true });
}

/** The room in which things sound; none before the first touch, or where a browser has none. */
function opened(): Room | null {
  if (room || !touched || typeof AudioContext === "undefined") return room;
  try {
    const context = new AudioContext({ latencyHint: "interactive" });
    room = { context, volume: mixer(context), ear: new Ear() };
  } catch {
    return null; // a browser that has run out of sound still plays
  }
  return room;
}

/** Makes a sound, if sounds are wanted and can be made. */
export function sound(name: Sound): void {
  if (settings.volume <= 0 || document.visibilityState === "hidden") return;
  const here = opened();
  if (!here) return;
  const { context, volume, ear } = here;
  if (context.state === "suspended") void context.resume();
  if (!ear.hears(name, performance.now() / 1000)) return;
  volume.gain.setValueAtTime(settings.volume, context.currentTime);
  voiced(context, volume, SOUNDS[name], context.currentTime);
}
