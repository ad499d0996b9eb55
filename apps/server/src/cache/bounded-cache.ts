/** Remembers the values used last, at most `limit` of them; for what is the same for ever under its key. */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>();
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  /** The value under a key, made when it is not there. */
  get(key: string, make: () => Value): Value {
    const known = this.values.get(key);
    const value = known ?? make();
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size > this.limit) for (const oldest of this.values.keys().take(1)) this.values.delete(oldest);
    return value;
  }

  /** Makes the value anew the next time it is asked for. */
  forget(key: string): void {
    this.values.delete(key);
  }
}
