// Whether a player wants to be shown what follows from play: the squares that are known to be clear.
// Kept in this browser alone.

const KEY = "ludotheque.close-encounters.clear";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== "no";
  } catch {
    return true; // a browser that keeps nothing
  }
}

class Knowledge {
  private wanted = $state(kept());

  /** Whether clear squares are shaded. */
  get shown(): boolean {
    return this.wanted;
  }

  set shown(wanted: boolean) {
    this.wanted = wanted;
    try {
      localStorage.setItem(KEY, wanted ? "yes" : "no");
    } catch {
      // It holds for this visit.
    }
  }
}

export const knowledge = new Knowledge();
