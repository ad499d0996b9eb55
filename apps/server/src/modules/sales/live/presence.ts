/**
 * Which people have each request open, in all server processes together. Nothing of this is stored in the database. Each process
 * repeats its entries at every heartbeat, and entries that are not repeated are dropped.
 */
export interface Presence {
  /** Stores which people have a request open on screens that are connected to the given process; empty: deletes the entry. */
  note(process: string, request: string, people: readonly string[]): void;
  /** Returns the ids of the people who have a request open, each person once. */
  of(request: string): readonly string[];
  /**
   * Counts one more heartbeat. Drops entries that were not repeated for several heartbeats, and returns the requests that they
   * were about.
   */
  age(): readonly string[];
  /** Drops all entries, and returns the requests that they were about. */
  forget(): readonly string[];
}

/**
 * The number of heartbeats after which the entries of a silent process are dropped. A process repeats its entries at every heartbeat, so
 * two repetitions may be lost.
 */
const FORGOTTEN_AFTER = 3;

export function createPresence(): Presence {
  /** The people who have requests open, by request and then by process. */
  const open = new Map<string, Map<string, { readonly people: readonly string[]; beats: number }>>();

  function drop(request: string, process: string): void {
    const processes = open.get(request);
    processes?.delete(process);
    if (processes?.size === 0) open.delete(request);
  }

  return {
    note(process, request, people) {
      if (people.length === 0) return drop(request, process);
      const processes = open.get(request) ?? new Map();
      processes.set(process, { people, beats: 0 });
      open.set(request, processes);
    },
    of: (request) => [...new Set([...(open.get(request)?.values() ?? [])].flatMap(({ people }) => people))],
    age() {
      const forgotten = new Set<string>();
      for (const [request, processes] of [...open])
        for (const [process, told] of [...processes]) {
          told.beats += 1;
          if (told.beats < FORGOTTEN_AFTER) continue;
          drop(request, process);
          forgotten.add(request);
        }
      return [...forgotten];
    },
    forget() {
      const requests = [...open.keys()];
      open.clear();
      return requests;
    },
  };
}
