/** A number with more digits than this is shown as a power of ten. */
const MOST_DIGITS = 12;

/**
 * Shows a number such as `66 816` or `6,3 × 10³⁵`.
 * @param count a whole number in decimal digits
 */
export function PossibleNumber({ count }: { count: string }) {
  if (count.length <= MOST_DIGITS) return <span className="range-number">{Number(count).toLocaleString('sv-SE')}</span>;
  const { factor, exponent } = powerOfTen(count);
  return (
    <span className="range-number range-power">
      {factor.toLocaleString('sv-SE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} × 10<sup>{exponent}</sup>
    </span>
  );
}

/**
 * Returns a number as a factor and a power of ten.
 * @param count at least four digits
 */
function powerOfTen(count: string): { readonly factor: number; readonly exponent: number } {
  const exponent = count.length - 1;
  const factor = Math.round(Number(`${count[0]}.${count.slice(1, 4)}`) * 10) / 10;
  return factor < 10 ? { factor, exponent } : { factor: 1, exponent: exponent + 1 };
}
