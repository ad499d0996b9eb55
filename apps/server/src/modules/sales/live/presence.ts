/** Who has which request open, at all processes together. Nothing is stored: what a process does not repeat is forgotten. */
export interface Presence {
  /** What a process tells of one request. */
  note(process: string, lead: string, people: readonly string[]): void;
  /** The ids of those who have a request open, each once. */
  of(lead: string): readonly string[];
  /** One more beat has passed. Forgets what was not repeated for a few of them, and says of which requests. */
  age(): readonly string[];
  /** What was told of before is not known any more; says of which requests. */
  forget(): readonly string[];
}

/** What was told is repeated with every beat; two may be lost. */
const FORGOTTEN_AFTER = 3;

export function createPresence(): Presence {
  /** By request, then by process. */
  const open = new Map<string, Map<string, { readonly people: readonly string[]; beats: number }>>();

  function drop(lead: string, process: string): void {
    const processes = open.get(lead);
    processes?.delete(process);
    if (processes?.size === 0) open.delete(lead);
  }

  return {
    note(process, lead, people) {
      if (people.length === 0) return drop(lead, process);
      const processes = open.get(lead) ?? new Map();
      processes.set(process, { people, beats: 0 });
      open.set(lead, processes);
    },
    of: (lead) => [...new Set([...(open.get(lead)?.values() ?? [])].flatMap(({ people }) => people))],
    age() {
      const forgotten = new Set<string>();
      for (const [lead, processes] of [...open])
        for (const [process, told] of [...processes]) {
          told.beats += 1;
          if (told.beats < FORGOTTEN_AFTER) continue;
          drop(lead, process);
          forgotten.add(lead);
        }
      return [...forgotten];
    },
    forget() {
      const leads = [...open.keys()];
      open.clear();
      return leads;
    },
  };
}
