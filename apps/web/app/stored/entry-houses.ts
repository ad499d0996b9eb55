import { storedEntries } from './formats.ts';
import { isRecord } from './stored.ts';

/*
 * Every house that this browser has not saved has the same address. So that Back shows the house that a history entry showed, also after
 * another one has taken its place in this tab, the tab notes which house each entry shows, and under which token a house was saved later.
 */

/** As many entries as browsers keep. */
const MOST_ENTRIES = 50;

/** A house that this tab has shown. */
export interface ShownHouse {
  readonly startedAt: number;
  /** Null: it was not saved in this tab. */
  readonly token: string | null;
}

/** Notes which house an entry shows; `key` is the router's own (`Location.key`). */
export function noteEntry(key: string, startedAt: number): void {
  const { entries, tokens } = read();
  if (entries[key] === startedAt) return;
  const others = Object.entries(entries).filter(([other]) => other !== key);
  write({ entries: Object.fromEntries([...others, [key, startedAt]].slice(-MOST_ENTRIES)), tokens });
}

/** Notes that a house has been saved. */
export function noteToken(startedAt: number, token: string): void {
  const { entries, tokens } = read();
  write({ entries, tokens: { ...tokens, [startedAt]: token } });
}

/** Which house an entry has shown; null: nobody noted it. */
export function houseOfEntry(key: string): ShownHouse | null {
  const { entries, tokens } = read();
  const startedAt = entries[key];
  if (typeof startedAt !== 'number') return null;
  const token = tokens[startedAt];
  return { startedAt, token: typeof token === 'string' ? token : null };
}

/** Whether an entry of this tab has shown a house. */
export function hasShown(startedAt: number): boolean {
  const { entries, tokens } = read();
  return String(startedAt) in tokens || Object.values(entries).includes(startedAt);
}

/** Another house takes the place of what an entry has shown. */
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
