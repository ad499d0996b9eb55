/** Plans how long after each request the server is killed, in ms. */
export interface Aim {
  /** Returns the next delay. */
  next(): number;
  /** Learns from the kill that came after the last delay. */
  learn(outcome: Outcome): void;
}

/** What a kill has left, and whether the request had its response before. */
interface Outcome {
  readonly isNew: boolean;
  readonly wasAnswered: boolean;
}

/**
 * Aims at the moment that divides old from new, by halving the interval in which it is. The interval stays wider than a twentieth of the
 * guess and moves with the moment, because no two requests take equally long.
 */
export function aimAtCommit(guess: number): Aim {
  let [low, high] = [0, 2 * guess];
  let before: boolean | null = null;
  let repeated = 0;
  const middle = () => (low + high) / 2;
  return {
    next: middle,
    learn({ isNew }) {
      const at = middle();
      repeated = isNew === before ? repeated + 1 : 0;
      before = isNew;
      if (isNew) high = at;
      else low = at;
      // The other side grows again, the more the oftener all kills end the same, since the moment may lie beyond it.
      const more = (Math.max(high - low, guess / 20) / 4) * 2 ** repeated;
      if (isNew) low = Math.max(0, low - more);
      else high += more;
    },
  };
}

/** The golden ratio less one: its multiples modulo 1 cover an interval evenly, however many there are. */
const GOLDEN = 0.618_034;

/**
 * Covers the whole duration of a request evenly, and a tenth beyond it.
 * @param guess of the duration, which an answered request corrects
 * @param from the number of earlier kills, whose moments are not used again
 */
export function spreadOver(guess: number, from = 0): Aim {
  let duration = guess;
  let turn = from;
  const delay = () => ((turn * GOLDEN) % 1) * 1.1 * duration;
  return {
    next() {
      turn += 1;
      return delay();
    },
    learn({ isNew, wasAnswered }) {
      const at = delay();
      if (wasAnswered) duration = Math.min(duration, at);
      else if (!isNew && at > 0.9 * duration) duration = 1.5 * at;
    },
  };
}
