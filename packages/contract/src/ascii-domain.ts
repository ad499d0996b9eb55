// The parameters of Punycode, RFC 3492, section 5.
const BASE = 36;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;
const SKEW = 38;
const DAMP = 700;
const [LEAST, MOST] = [1, 26];
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A domain in lower case as mail servers and name servers know it: `exämple.se` is `xn--exmple-cua.se` (IDNA, RFC 5891). */
export function asciiDomain(domain: string): string {
  return domain
    .split(/[.。．｡]/u)
    .map((label) => (/^[ -~]*$/.test(label) ? label : `xn--${punycode([...label.normalize('NFKC').toLowerCase()])}`))
    .join('.');
}

/** RFC 3492, section 6.3. */
function punycode(letters: readonly string[]): string {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
  const plain = codes.filter((code) => code < FIRST_CODE);
  let written = String.fromCodePoint(...plain) + (plain.length > 0 ? '-' : '');
  let [code, delta, bias, done] = [FIRST_CODE, 0, FIRST_BIAS, plain.length];
  while (done < codes.length) {
    const next = Math.min(...codes.filter((one) => one >= code));
    delta += (next - code) * (done + 1);
    code = next;
    for (const one of codes) {
      if (one < code) delta += 1;
      if (one !== code) continue;
      written += digitsOf(delta, bias);
      bias = adapt(delta, done + 1, done === plain.length);
      delta = 0;
      done += 1;
    }
    delta += 1;
    code += 1;
  }
  return written;
}

/** A number whose last digit says by its size that it is the last. */
function digitsOf(number: number, bias: number): string {
  let [left, written] = [number, ''];
  for (let at = BASE; ; at += BASE) {
    const least = Math.min(MOST, Math.max(LEAST, at - bias));
    if (left < least) return written + DIGITS.charAt(left);
    written += DIGITS.charAt(least + ((left - least) % (BASE - least)));
    left = Math.floor((left - least) / (BASE - least));
  }
}

/** RFC 3492, section 6.1. */
function adapt(delta: number, count: number, isFirst: boolean): number {
  let [left, bias] = [Math.floor(delta / (isFirst ? DAMP : 2)), 0];
  left += Math.floor(left / count);
  for (; left > ((BASE - LEAST) * MOST) / 2; bias += BASE) left = Math.floor(left / (BASE - LEAST));
  return bias + Math.floor(((BASE - LEAST + 1) * left) / (left + SKEW));
}
