import type { Fit } from './picture-sizes.ts';

/** A picture of the range as an AVIF of one size. */
export interface WantedAvif {
  readonly path: string;
  readonly fit: Fit;
  /** 1 to 100. */
  readonly quality: number;
}

/** One that is to be made now, and for whom. */
interface NextAvif {
  readonly name: string;
  readonly wanted: WantedAvif;
  readonly client: string;
}

/** Nothing is begun for a visitor who has asked for nothing so long, ms. */
export const LEFT_AFTER = 30_000;

/** A visit lasts so long at most, ms: whoever stays longer is another visit. */
export const VISIT = 30 * 60_000;

/** Ms of processor time for one visit. The picture that exceeds it takes two seconds at most. */
export const MOST_OF_VISIT = 17_000;

/** So many pictures and visits are remembered: a few hundred bytes each. */
const MOST_KNOWN = 5000;

interface Asked {
  readonly wanted: WantedAvif;
  /** How often. */
  times: number;
  /** Who asked last: the server makes it for them. */
  client: string;
}

interface Visit {
  readonly beganAt: number;
  askedAt: number;
  /** Ms of processor time. */
  spent: number;
}

/**
 * The AVIFs that visitors asked for and did not get, because encoding takes longer than anybody waits. Only what a present visitor wants is
 * worth a processor, and of that each visit has a limited share.
 */
export class WantedAvifs {
  private readonly now: () => number;
  private readonly asked = new Map<string, Asked>();
  private readonly visits = new Map<string, Visit>();

  /** @param now milliseconds of a clock that nobody sets */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** A visitor would have had this one. @param name what the finished picture is called */
  note(name: string, wanted: WantedAvif, client: string): void {
    const known = this.asked.get(name) ?? { wanted, times: 0, client };
    known.times += 1;
    known.client = client;
    setLast(this.asked, name, known);
    const visit = this.visits.get(client);
    const isSame = visit && this.now() - visit.beganAt < VISIT;
    setLast(this.visits, client, { ...(isSame ? visit : { beganAt: this.now(), spent: 0 }), askedAt: this.now() });
  }

  /** The one wanted most of those that may be made now; null: nobody is here who wants one. */
  next(): NextAvif | null {
    let most: (Asked & { readonly name: string }) | null = null;
    for (const [name, one] of this.asked) {
      if (this.mayHave(one.client) && (!most || one.times > most.times)) most = { name, ...one };
    }
    return most && { name: most.name, wanted: most.wanted, client: most.client };
  }

  /** It is there now, or cannot be made. */
  done(name: string): void {
    this.asked.delete(name);
  }

  /** Counts processor time for a client's visit, ms. */
  spend(client: string, milliseconds: number): void {
    const visit = this.visits.get(client);
    if (visit) visit.spent += milliseconds;
  }

  private mayHave(client: string): boolean {
    const visit = this.visits.get(client);
    return visit !== undefined && this.now() - visit.askedAt < LEFT_AFTER && visit.spent < MOST_OF_VISIT;
  }
}

/** Puts it last; what was put there longest ago goes where there are too many. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  const [first] = map.keys();
  if (map.size > MOST_KNOWN && first !== undefined) map.delete(first);
}
