/** Decides how many ms after the start of each HTTP request a test kills the server. */
export interface Aim {
  /** Returns the next delay in ms. */
  next(): number;
  /** Uses the result of the kill that followed the last delay to improve the next delays. */
  learn(outcome: Outcome): void;
}

/** The result of a kill: whether the server had stored the change, and whether the client had received the response before the kill. */
interface Outcome {
  readonly isNew: boolean;
  readonly wasAnswered: boolean;
}

/**
 * Aims at the commit, the moment at which the server stores a change, by halving the interval that contains that moment. After each kill,
 * the interval also grows a little on the other side, because the duration of an HTTP request varies.
 * @param guess about how many ms after the start of an HTTP request the server stores the change
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
      // Also move the opposite end of the interval outwards, because the moment may be outside the interval. If kills in a row have the
      // same result, move that end further each time.
      const more = (Math.max(high - low, guess / 20) / 4) * 2 ** repeated;
      if (isNew) low = Math.max(0, low - more);
      else high += more;
    },
  };
}

/** The golden ratio less one. Its multiples modulo 1 cover the interval from 0 to 1 evenly, however many there are. */
const GOLDEN = 0.618_034;

/**
 * Spreads the kills evenly over the duration of an HTTP request, and over a further tenth of this duration.
 * @param guess about how many ms an HTTP request takes; the results of kills correct it
 * @param from the number of earlier kills; the delays of these kills are not repeated
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
