import { storedEntries } from './formats.ts';
import { isRecord } from './stored.ts';

/*
 * All houses that are not saved on the server have the same address, so the tab stores which house each history entry has shown. If such a
 * house is saved later, the tab also stores its token (the id in the address of a saved house). With these data, the Back button shows the
 * right house, even after another house has replaced it in the tab.
 */

/** How many history entries a browser keeps. */
const MOST_ENTRIES = 50;

/** A house that this tab has shown. */
export interface ShownHouse {
  readonly startedAt: number;
  /** The token of the house; null if this tab has not saved it. */
  readonly token: string | null;
}

/** Stores which house a history entry of the browser shows. `key` identifies the entry: it is the router’s `Location.key`. */
export function noteEntry(key: string, startedAt: number): void {
  const { entries, tokens } = read();
  if (entries[key] === startedAt) return;
  const others = Object.entries(entries).filter(([other]) => other !== key);
  write({ entries: Object.fromEntries([...others, [key, startedAt]].slice(-MOST_ENTRIES)), tokens });
}

/** Stores the token of a house that has been saved. */
export function noteToken(startedAt: number, token: string): void {
  const { entries, tokens } = read();
  write({ entries, tokens: { ...tokens, [startedAt]: token } });
}

/** Returns the house that a history entry of the browser has shown; null if it is not stored. */
export function houseOfEntry(key: string): ShownHouse | null {
  const { entries, tokens } = read();
  const startedAt = entries[key];
  if (typeof startedAt !== 'number') return null;
  const token = tokens[startedAt];
  return { startedAt, token: typeof token === 'string' ? token : null };
}

/** Returns whether a history entry of this tab has shown the house, or this tab has saved it. */
export function hasShown(startedAt: number): boolean {
  const { entries, tokens } = read();
  return String(startedAt) in tokens || Object.values(entries).includes(startedAt);
}

/** Forgets which house a history entry has shown. Called when another house replaces that house in the entry. */
export function forgetEntry(key: string): void {
  const { entries, tokens } = read();
  const { [key]: _, ...others } = entries;
  write({ entries: others, tokens });
}

type Notes = Readonly<Record<string, unknown>>;

function read(): { readonly entries: Notes; readonly tokens: Notes } {
  const stored = storedEntries.read('sessionStorage');
  const part = (name: string) => (isRecord(stored) && isRecord(stored[name]) ? stored[name] : {});
  return { entries: part('entries'), tokens: part('tokens') };
}

function write(notes: { readonly entries: Notes; readonly tokens: Notes }): void {
  storedEntries.write('sessionStorage', notes);
}
