/** The digits of IFC’s compressed GUID. */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/**
 * Returns the GUID of a name: 128 bits in 22 digits. Equal names give equal GUIDs, so that a program that has opened an earlier file of
 * the house finds the same walls and rooms again.
 */
export function guidOf(name: string): string {
  const words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef].map((seed) => hash(name, seed));
  let bits = words.reduce((all, word) => (all << 32n) | BigInt(word), 0n);
  let text = '';
  for (let index = 0; index < 22; index++) {
    text = (DIGITS[Number(bits & 63n)] ?? '0') + text;
    bits >>= 6n;
  }
  return text;
}

/** MurmurHash3 of a text’s code points, 32 bits. */
function hash(text: string, seed: number): number {
  let state = seed;
  for (const character of text) {
    let part = Math.imul(character.codePointAt(0) ?? 0, 0xcc9e2d51);
    part = Math.imul((part << 15) | (part >>> 17), 0x1b873593);
    state ^= part;
    state = (Math.imul((state << 13) | (state >>> 19), 5) + 0xe6546b64) | 0;
  }
  state ^= text.length;
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
