/**
 * Swedish öre, a whole number, including VAT. The unit of money inside the code; amounts in kr appear on the wire, on screens and as the
 * prices in a range.
 */
export type Ore = number & { readonly __unit: 'öre' };

/** Marks a whole number as öre. Throws for any other number, because a fraction here means that a rounding rule is missing. */
export function ore(amount: number): Ore {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of öre`);
  return (amount === 0 ? 0 : amount) as Ore;
}

/** Converts an amount in kr to whole öre: rounded once, half away from zero. */
export function kr(amount: number): Ore {
  return exactProduct(amount, 1);
}

/** Converts an amount in öre to kr with at most two decimals. */
export function toKr(amount: Ore): number {
  return amount / 100;
}

/** Adds amounts; returns 0 for an empty list. */
export function sum(amounts: Iterable<Ore>): Ore {
  let total = 0;
  for (const amount of amounts) total += amount;
  return ore(total);
}

/**
 * Multiplies `price` in kr by `units`, exactly as the decimals are written. Rounds once to whole öre, half away from zero. 1450.5 × 24 is
 * 34 812 kr and 0.145 × 3 is 0.44 kr; binary fractions have no effect.
 */
export function exactProduct(price: number, units: number): Ore {
  const left = decimal(price);
  const right = decimal(units);
  const digits = left.digits * right.digits * 100n;
  const scale = 10n ** BigInt(left.decimals + right.decimals);
  const half = digits < 0n ? -scale / 2n : scale / 2n;
  // The scale is a power of ten, so half of it is exact, except for scale 1, which needs no rounding.
  return ore(Number((scale === 1n ? digits : digits + half) / scale));
}

/** Returns the shortest decimal for this number: 1450.5 → 14505 with 1 decimal. */
function decimal(value: number): { digits: bigint; decimals: number } {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`${value} is not a finite number`);
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const decimals = fraction.length - shift;
  return decimals >= 0 ? { digits, decimals } : { digits: digits * 10n ** BigInt(-decimals), decimals: 0 };
}
