/** A cache that keeps the most recently used values within a limit. Use it only if the same key always means the same value. */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>();
  private readonly limit: number;
  private readonly sizeOf: (value: Value) => number;
  private taken = 0;

  /**
   * @param limit the greatest total size of all values
   * @param sizeOf returns the size of a value; without it each value counts as 1
   */
  constructor(limit: number, sizeOf: (value: Value) => number = () => 1) {
    this.limit = limit;
    this.sizeOf = sizeOf;
  }

  /** Returns the value with a key; makes it if it is missing. */
  get(key: string, make: () => Value): Value {
    const known = this.find(key);
    if (known !== undefined) return known;
    const value = make();
    this.put(key, value);
    return value;
  }

  /** Returns the value with a key, and marks the value as used. Undefined: there is no value with this key. */
  find(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  /** Keeps a value, and drops the least recently used values above the limit. */
  put(key: string, value: Value): void {
    this.forget(key);
    this.values.set(key, value);
    this.taken += this.sizeOf(value);
    for (const oldest of this.values.keys()) {
      if (this.taken <= this.limit) return;
      this.forget(oldest);
    }
  }

  /** Removes a value, so that it is made again the next time. */
  forget(key: string): void {
    const value = this.values.get(key);
    if (value === undefined) return;
    this.values.delete(key);
    this.taken -= this.sizeOf(value);
  }

  /** Removes all values. */
  clear(): void {
    this.values.clear();
    this.taken = 0;
  }
}
