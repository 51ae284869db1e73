// A phone that somebody holds like a hand of cards is not to fall asleep in it. Browsers grant that
// only to pages that came over a safe connection: everywhere else the phone sleeps as it is used to,
// and finds its place again when it wakes.

/** Keeps the screen on while the page is seen, where the browser allows it; returns how to end it. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | undefined;
  let wanted = true;

  async function hold(): Promise<void> {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    try {
      held = await navigator.wakeLock.request("screen");
      if (!wanted) void held.release();
    } catch {
      // A battery that is low, or a browser that knows better.
    }
  }

  const seen = () => void hold();
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", seen);
    void held?.release();
  };
}
