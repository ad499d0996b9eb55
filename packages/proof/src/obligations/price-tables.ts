import type { Finding } from '../terms/finding.ts';
import type { ProvableRange } from '../terms/proof.ts';

/** Proves that the house and each of its answers have a price in every price area. The price of an answer may be 0 kr. */
export function priceTables(
  { id: houseId, webConfiguration }: ProvableRange['houses'][number],
  areas: ProvableRange['areas'],
): Finding[] {
  const { housePrices, baseAnswerPrices, sections } = webConfiguration;
  const answers = sections.flatMap(({ questions }) => questions.flatMap((question) => question.answers));
  return areas.flatMap(({ code, name }) => [
    noPrice({ kind: 'house', id: houseId }, name, !((housePrices[code] ?? 0) > 0)),
    ...answers.flatMap(({ id, baseAnswerIds }) =>
      baseAnswerIds.map((base) => {
        const entries = baseAnswerPrices[code]?.[base];
        return noPrice({ kind: 'answer', id }, name, !entries?.every(({ price }) => Number.isFinite(price)));
      }),
    ),
  ]);
}

function noPrice(part: Finding['part'], area: string, isFault: boolean): Finding {
  return { property: 'priced', fault: 'noPrice', part, isFault, example: null, words: { area } };
}
