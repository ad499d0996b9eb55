import { fileURLToPath } from 'node:url';
import { type Proof, proveChange } from '@gavel/proof';
import { draftBuilder, judgeDraft, listPlaces, publishRange, type TextEdit } from '@gavel/range/publishing';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../../../../web/testing/range', import.meta.url));
const now = Date.UTC(2026, 10, 20);
/** The test changes only every third rule of the range, because all rules would take a minute. */
const STEP = 3;

/** Returns the part of a proof that users see, and how many obligations (statements to decide) it has decided. */
function shownOf({ verdicts, objections }: Proof) {
  const shown = objections.map(({ sentence, stops, houseIds }) => ({ sentence, stops, houseIds }));
  return { verdicts, objections: shown.toSorted((one, other) => one.sentence.localeCompare(other.sentence)) };
}

test('about the questions that depend on a typed rule, the fast check of this rule has the same findings as the check of the whole draft', async () => {
  const { written, range: before } = await publishRange(folder, now);
  if (!written || !before) throw new Error('the range of the tests has faults');
  const rules = listPlaces(written).parts.flatMap((part) =>
    part.fields.filter(({ type }) => type === 'rule').map((field) => ({ part, field })),
  );
  const build = draftBuilder();
  let objections = 0;
  let compared = 0;
  for (const { part, field } of rules.filter((_, at) => at % STEP === 0)) {
    const { file, keys, written: rule } = field;
    const typed: TextEdit = { file, keys, before: rule, value: rule ? `!(${rule})` : 'answer("kok-avskilt")' };
    const quick = build({ texts: written.texts, edits: [], typed, part, now });
    const whole = judgeDraft({ written, edits: [typed], before, visits: [], now });
    if (!quick.range || !whole.range) continue;
    const shown = shownOf(proveChange(quick.range, quick.questions));
    expect(shown, `${part.key} ${field.name}`).toEqual(shownOf(proveChange(whole.range, quick.questions)));
    objections += shown.objections.length;
    compared += 1;
  }
  expect(compared).toBeGreaterThan(5);
  expect(objections).toBeGreaterThan(0);
});
