// A game as a file of one's own.

import { ApiError, savedText } from "../core/api";
import { notices } from "../core/notices.svelte";
import type { Session } from "../core/session.svelte";

/** What the file of a table's game is called. */
export const fileName = ({ table, gameName }: Session): string => `${gameName}-${table}.txt`;

/** And that of what this browser noted of it. */
export const notesName = ({ table, gameName }: Session): string => `${gameName}-${table}-notes.txt`;

/** Hands the game as it stands to the browser's downloads. */
export async function download(session: Session): Promise<void> {
  try {
    offer(await savedText(session.table), fileName(session));
  } catch (error) {
    const { code, values } = error instanceof ApiError ? error : new ApiError("failed");
    notices.show({ kind: "failed", key: code, values });
  }
}

/** Hands a text to the browser’s downloads, under a name. */
export function offer(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
