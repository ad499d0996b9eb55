/**
 * Returns a JSON value as text, with sorted keys: equal values must give equal texts, although the database stores the keys of a published
 * range in another order.
 */
export function asText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    const isMap = typeof part === 'object' && part !== null && !Array.isArray(part);
    return isMap ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))) : part;
  });
}
