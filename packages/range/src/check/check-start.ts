import { compileModel, type HouseId, listSections, type Ore, referencesIn, startVisit } from '@gavel/core';
import { buildRange } from '../build/build-range.ts';
import { assignIds } from '../build/ids.ts';
import type { Report } from '../source/fault.ts';
import { reportByHouse } from '../source/house-report.ts';
import type { RangeIndex } from '../source/range-index.ts';
import { writtenRules } from '../source/written-rules.ts';
import { assembleModel } from '../stored/assemble-model.ts';
import type { PublishedRange } from '../stored/published-range.ts';

/** The price of a house with default answers in one municipality, without the discounts of campaigns. */
export interface StartPrice {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  readonly price: Ore;
}

/**
 * Builds the range and starts a visit of every house in one municipality of each group (`municipalitiesToTry`). Reports
 * questions that the configurator lists at the start without an answer, and houses for which it lists no question at the start. The range
 * must have no other faults, except missing ids and faults of texts.
 * @param onStart receives the price of each visit, so that the calling code need not compile the rules again
 */
export function checkStart(index: RangeIndex, report: Report, onStart: (start: StartPrice) => void = () => {}): void {
  const { source, questions } = index;
  const lock = assignIds(source, source.idsLock);
  const range = buildRange(source, lock, 0);
  const keys = new Map(Object.entries(lock.questions ?? {}).map(([key, id]) => [id, key]));
  const municipalities = municipalitiesToTry(index, range);
  reportByHouse(
    source.houses.map(({ key }) => key),
    report,
    (reportIn) => {
      for (const { id: houseId, key: house, webConfiguration } of range.houses) {
        for (const { id: municipalityId, areaCode, name } of municipalities) {
          const compiled = compileModel(assembleModel(webConfiguration, areaCode, name));
          const { visit } = startVisit(compiled);
          onStart({ houseId, municipalityId, price: visit.ordinaryPrice });
          const listed = listSections(compiled, visit);
          if (listed.length === 0)
            reportIn(house, source.places.of(index.houses.get(house) ?? {}), 'no question is listed at the start');
          for (const { questionId, selectedAnswerId } of listed.flatMap((section) => section.questions)) {
            const question = questions.get(keys.get(questionId) ?? '');
            if (selectedAnswerId !== null || !question) continue;
            const message = `'${question.key}' is listed at the start without an answer: neither a default answer nor its first one is possible`;
            reportIn(house, source.places.of(question, 'key'), message);
          }
        }
      }
    },
  );
}

/**
 * Returns one municipality of each group, among those to which the builder delivers. A group is in one price area, and the rules treat its
 * municipalities in the same way. So visits in a group behave the same and cost the same.
 */
function municipalitiesToTry(index: RangeIndex, { municipalities }: PublishedRange): PublishedRange['municipalities'] {
  const lists = writtenRules(index.source)
    .flatMap(({ text }) => referencesIn(index.ruleOf(text)))
    .flatMap((reference) => (reference.kind === 'municipality' ? [new Set(reference.names.map(({ name }) => name))] : []));
  const deliverable = municipalities.filter(({ denied }) => !denied);
  const alike = Map.groupBy(
    deliverable,
    ({ areaCode, name }) => `${areaCode} ${lists.map((list) => Number(list.has(name))).join('')}`,
  );
  return [...alike.values()].flatMap(([first]) => first ?? []);
}
