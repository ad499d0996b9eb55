import { fileURLToPath } from 'node:url';
import { seededRandom } from '@gavel/core/testing';
import { publishRange, type TextEdit } from '@gavel/range/publishing';
import { type WrongEdit, wrongEditor } from '@gavel/range/testing';
import { expect, inject, test } from 'vitest';
import { hindrancesOf } from '../health/range-health.ts';
import { proveDraft } from './prove-written.ts';
import type { ProvenDraft } from './range-work.ts';

const isFull = inject('propertyDepth') === 'full';
/**
 * Checking an edit of the demo range takes seconds. So only the full test run edits the demo range; the ordinary run edits the small range
 * of the tests.
 */
const folder = isFull ? '../../../../../../ranges/bjorkvik' : '../../../../../web/testing/range';
const EDITS = isFull ? 300 : 40;
const SEED = 44;
const now = Date.UTC(2026, 10, 20);

test('at least 95 % of the deliberate mistakes that pass all checks and change the range are visible on the page with the effects of the draft (Följder)', async () => {
  const { written, range: before } = await publishRange(fileURLToPath(new URL(folder, import.meta.url)), now);
  if (!written || !before) throw new Error('the range has faults');
  const judge = (edits: readonly TextEdit[]) => proveDraft({ written, edits, before, visits: [], now });
  const published = judge([]).health;
  const makeEdit = wrongEditor(written.texts);
  const random = seededRandom(SEED);
  const tried = new Set<string>();
  const shown = new Map<string, number>();
  const unseen: string[] = [];
  let [counted, refused] = [0, 0];
  while (counted < EDITS) {
    const wrong = makeEdit(random);
    if (!wrong || tried.has(nameOf(wrong))) continue;
    tried.add(nameOf(wrong));
    const judged = judge(wrong.edits);
    const hindrances = judged.health && hindrancesOf(judged.health, published);
    if (!hindrances || hindrances.refusals.length + hindrances.toSign.length > 0) {
      refused += 1;
      continue;
    }
    // The mistake is in a value that no house uses, such as a quantity by which no price is multiplied. So there is no effect that the
    // page could show.
    if (JSON.stringify(judged.range) === JSON.stringify(before)) continue;
    counted += 1;
    if (showsChange(judged)) shown.set(wrong.kind, (shown.get(wrong.kind) ?? 0) + 1);
    else unseen.push(nameOf(wrong));
  }
  const total = `${counted - unseen.length} of ${counted} wrong edits change what Följder shows; ${refused} more were refused`;
  console.info([total, ...[...shown].map(([kind, count]) => `${count}: ${kind}`)].join('\n'));
  expect(unseen.length / counted, unseen.join('\n')).toBeLessThanOrEqual(0.05);
  expect(shown.size).toBeGreaterThan(5);
});

/** Returns whether the page of effects shows any effect, even without saved houses and quotes. */
function showsChange({ possible, houses, visitors }: ProvenDraft): boolean {
  const hasOtherHouses = possible.some(({ before, after, lost, gained }) => lost || gained || before?.count !== after?.count);
  return hasOtherHouses || houses.length > 0 || Object.values(visitors).some((changes) => changes.length > 0);
}

function nameOf({ kind, edits }: WrongEdit): string {
  return `${kind}: ${JSON.stringify(edits.map(({ file, keys, value }) => [file, keys, value]))}`;
}
