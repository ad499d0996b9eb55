/** Swedish öre, a whole number, including VAT. The only unit of money inside the code; kr appear on the wire and on screens. */
export type Ore = number & { readonly __unit: 'öre' };

/** Brands a whole number of öre. Throws on anything that is not one, because a fraction here means a lost rounding rule. */
export function ore(amount: number): Ore {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of öre`);
  return (amount === 0 ? 0 : amount) as Ore;
}

/** An amount in kr, rounded once to whole öre, half away from zero. */
export function kr(amount: number): Ore {
  return exactProduct(amount, 1);
}

/** An amount in öre as kr: at most two decimals. */
export function toKr(amount: Ore): number {
  return amount / 100;
}

/** Adds amounts; nothing is 0. */
export function sum(amounts: Iterable<Ore>): Ore {
  let total = 0;
  for (const amount of amounts) total += amount;
  return ore(total);
}

/**
 * `price` in kr times `units`, both decimals as they were written, computed exactly and rounded once to whole öre, half away from zero.
 * 1450.5 × 24 is 34 812 kr and 0.145 × 3 is 0.44 kr, whatever binary fractions make of them.
 */
export function exactProduct(price: number, units: number): Ore {
  const left = decimal(price);
  const right = decimal(units);
  const digits = left.digits * right.digits * 100n;
  const scale = 10n ** BigInt(left.decimals + right.decimals);
  const half = digits < 0n ? -scale / 2n : scale / 2n;
  // Scales are powers of ten, so half a unit is exact except for scale 1, where nothing needs rounding.
  return ore(Number((scale === 1n ? digits : digits + half) / scale));
}

/** The shortest decimal that means this number: 1450.5 → 14505 with 1 decimal. */
function decimal(value: number): { digits: bigint; decimals: number } {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`${value} is not a finite number`);
  const [, sign = '', whole = '0', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const decimals = fraction.length - shift;
  return decimals >= 0 ? { digits, decimals } : { digits: digits * 10n ** BigInt(-decimals), decimals: 0 };
}
