// A screen that nobody touches is not to go dark: asked of browsers that can be asked.

/** Keeps the screen awake while it is looked at; returns how to let it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;

  async function ask(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock?.request("screen");
      if (!wanted) await lock?.release();
    } catch {
      // Not here, or not now: it is a courtesy, and no more.
    }
  }

  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release().catch(() => {});
  };
}
