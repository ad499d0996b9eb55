interface LookUp<Value> {
  /** Reads the value from its source. */
  readonly look: () => Promise<Value>;
  /** The interval, in ms, between two calls of `look`; five seconds by default. */
  readonly every?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called once when `look` fails after it has worked. */
  readonly onTrouble?: (error: unknown) => void;
  /** Called once when `look` works after it has failed. */
  readonly onceMore?: () => void;
}

/** The default interval at which the value is read, in ms. It is short, because another process may change the value. */
const LOOK_EVERY = 5000;

/**
 * How long a caller waits for `look`, in ms. After that, the caller gets the last known value. A healthy source needs a few ms.
 */
const PATIENCE = 250;

/**
 * Returns a function that returns a value from a source that may change, such as another process. The value is cached for a few seconds.
 * While `look` fails, the function returns the last known value. It throws the errors of `look` only as long as no value is known.
 */
export function lookedUp<Value>({ look, every = LOOK_EVERY, now, onTrouble, onceMore }: LookUp<Value>): () => Promise<Value> {
  let known: { readonly value: Value } | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Value> | null = null;
  let isInTrouble = false;

  const begin = async (): Promise<Value> => {
    lookedAt = now();
    try {
      const value = await look();
      known = { value };
      if (isInTrouble) onceMore?.();
      isInTrouble = false;
      return value;
    } catch (error) {
      if (!known) throw error;
      if (!isInTrouble) onTrouble?.(error);
      isInTrouble = true;
      return known.value;
    }
  };
  return async () => {
    const age = now() - lookedAt;
    // The age is negative if somebody has set the computer's clock back. Without this check, an old value would then be used for hours.
    if (known && age >= 0 && age < every) return known.value;
    looking ??= begin().finally(() => {
      looking = null;
    });
    return known ? firstOf(looking, known.value) : looking;
  };
}

/** Returns the new value, or the known value if the new one takes longer than `PATIENCE`. */
async function firstOf<Value>(coming: Promise<Value>, known: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(known), PATIENCE);
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
