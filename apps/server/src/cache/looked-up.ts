interface LookUp<Value> {
  /** Finds it where it lies. */
  readonly look: () => Promise<Value>;
  /** It is looked for that often, ms; five seconds where nothing is said. */
  readonly every?: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Is told once when it cannot be found any more. */
  readonly onTrouble?: (error: unknown) => void;
  /** Is told once when it can again. */
  readonly onceMore?: () => void;
}

/** Somebody else may have changed it: it is looked for that often. Milliseconds. */
const LOOK_EVERY = 5000;

/** So long whoever asks waits for a look before they get what is known, ms. Somewhere where nothing is wrong it takes a few. */
const PATIENCE = 250;

/**
 * What lies elsewhere and may change there, from memory: some seconds old at most as long as it can be looked for, and otherwise as it was
 * known last. Throws what looking throws as long as nothing is known.
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
    if (known && now() - lookedAt < every) return known.value;
    looking ??= begin().finally(() => {
      looking = null;
    });
    return known ? firstOf(looking, known.value) : looking;
  };
}

/** What comes, or what is known where it takes long. */
async function firstOf<Value>(coming: Promise<Value>, known: Value): Promise<Value> {
  const { promise: late, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(known), PATIENCE);
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearTimeout(timer);
  }
}
