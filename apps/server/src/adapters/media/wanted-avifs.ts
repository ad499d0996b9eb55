import type { Fit } from './picture-sizes.ts';

/** A picture of the range as an AVIF of one size. */
export interface WantedAvif {
  readonly path: string;
  readonly fit: Fit;
  /** 1 to 100. */
  readonly quality: number;
}

/** An AVIF to make now, and the client it is for. */
interface NextAvif {
  readonly name: string;
  readonly wanted: WantedAvif;
  readonly client: string;
}

/** A visitor who has requested no missing AVIF for this time, in ms, counts as gone: the background job begins no more AVIFs for them. */
export const LEFT_AFTER = 30_000;

/** The greatest length of a client's visit to the site, in ms. The client's first request after that begins a new visit. */
export const VISIT = 30 * 60_000;

/**
 * The limit of processor time for the AVIFs that one client gets during one `VISIT`, in ms. The AVIF that exceeds the limit is still
 * finished.
 */
export const MOST_OF_VISIT = 17_000;

/** The greatest number of remembered AVIFs, and of clients whose visit is remembered; each takes a few hundred bytes. */
const MOST_KNOWN = 5000;

interface Asked {
  readonly wanted: WantedAvif;
  /** How often the AVIF was requested. */
  times: number;
  /** The client that requested the AVIF last. The AVIF is made for this client. */
  client: string;
}

interface Visit {
  readonly beganAt: number;
  askedAt: number;
  /** In ms of processor time. */
  spent: number;
}

/**
 * The AVIFs that visitors requested and did not get, because encoding takes longer than a visitor waits. Only the AVIFs of visitors who
 * requested such an AVIF in the last 30 seconds are made. The AVIFs that one client gets during one `VISIT` take at most about
 * `MOST_OF_VISIT` of processor time.
 */
export class WantedAvifs {
  private readonly now: () => number;
  private readonly asked = new Map<string, Asked>();
  private readonly visits = new Map<string, Visit>();

  /** @param now a monotonic clock in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /**
   * Records that a visitor requested this AVIF and did not get it.
   * @param name the name of the finished picture
   */
  note(name: string, wanted: WantedAvif, client: string): void {
    const known = this.asked.get(name) ?? { wanted, times: 0, client };
    known.times += 1;
    known.client = client;
    setLast(this.asked, name, known);
    const visit = this.visits.get(client);
    const isSame = visit && this.now() - visit.beganAt < VISIT;
    setLast(this.visits, client, { ...(isSame ? visit : { beganAt: this.now(), spent: 0 }), askedAt: this.now() });
  }

  /**
   * Returns the AVIF that was requested most often among those that may be made now; null: there are none, because all visitors have left
   * or have used up their processor time.
   */
  next(): NextAvif | null {
    let most: (Asked & { readonly name: string }) | null = null;
    for (const [name, one] of this.asked) {
      if (this.mayHave(one.client) && (!most || one.times > most.times)) most = { name, ...one };
    }
    return most && { name: most.name, wanted: most.wanted, client: most.client };
  }

  /** Removes an AVIF that has been made or cannot be made. */
  done(name: string): void {
    this.asked.delete(name);
  }

  /** Adds processor time, in ms, to a client's visit. */
  spend(client: string, milliseconds: number): void {
    const visit = this.visits.get(client);
    if (visit) visit.spent += milliseconds;
  }

  private mayHave(client: string): boolean {
    const visit = this.visits.get(client);
    return visit !== undefined && this.now() - visit.askedAt < LEFT_AFTER && visit.spent < MOST_OF_VISIT;
  }
}

/** Moves an entry to the end of the map, and deletes the oldest entry if there are more than `MOST_KNOWN`. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (map.size > MOST_KNOWN && first !== undefined) map.delete(first);
}
