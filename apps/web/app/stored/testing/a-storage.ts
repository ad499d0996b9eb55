/** Returns a mock of localStorage or sessionStorage. As in browsers, `Object.keys` returns the stored keys. */
export function aStorage(): Storage {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
}
