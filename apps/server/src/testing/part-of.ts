/** Returns a field of a response's body as text. */
export function partOf(body: unknown, name: string): string {
  return String(Reflect.get(Object(body), name));
}

/** Returns a field of a response's body as a list of texts; empty: the field is no list. */
export function listOf(body: unknown, name: string): readonly string[] {
  const list: unknown = Reflect.get(Object(body), name);
  return Array.isArray(list) ? list.map(String) : [];
}
