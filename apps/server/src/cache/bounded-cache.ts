/** Remembers the values used last, as many as fit; for what is the same for ever under its key. */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>();
  private readonly limit: number;
  private readonly sizeOf: (value: Value) => number;
  private taken = 0;

  /** @param sizeOf what a value takes of the limit: without it the limit is how many there are */
  constructor(limit: number, sizeOf: (value: Value) => number = () => 1) {
    this.limit = limit;
    this.sizeOf = sizeOf;
  }

  /** The value under a key, made when it is not there. */
  get(key: string, make: () => Value): Value {
    const known = this.find(key);
    if (known !== undefined) return known;
    const value = make();
    this.put(key, value);
    return value;
  }

  /** The value under a key, where there is one; it is now the one used last. */
  find(key: string): Value | undefined {
    const value = this.values.get(key);
    if (value === undefined) return undefined;
    this.values.delete(key);
    this.values.set(key, value);
    return value;
  }

  /** Remembers a value; what was not used for longest goes where there is no room for it. */
  put(key: string, value: Value): void {
    this.forget(key);
    this.values.set(key, value);
    this.taken += this.sizeOf(value);
    for (const oldest of this.values.keys()) {
      if (this.taken <= this.limit) return;
      this.forget(oldest);
    }
  }

  /** Makes the value anew the next time it is asked for. */
  forget(key: string): void {
    const value = this.values.get(key);
    if (value === undefined) return;
    this.values.delete(key);
    this.taken -= this.sizeOf(value);
  }

  /** Forgets all. */
  clear(): void {
    this.values.clear();
    this.taken = 0;
  }
}
