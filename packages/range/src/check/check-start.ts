import { compileModel, listSections, startVisit } from '@gavel/core';
import { buildRange } from '../build/build-range.ts';
import { assignIds } from '../build/ids.ts';
import type { Report } from '../source/fault.ts';
import { reportByHouse } from '../source/house-report.ts';
import type { RangeIndex } from '../source/range-index.ts';
import { atomsOf } from '../source/rule-atoms.ts';
import { writtenRules } from '../source/written-rules.ts';
import { assembleModel } from '../stored/assemble-model.ts';
import type { PublishedRange } from '../stored/published-range.ts';

/**
 * Builds the range, and starts a visit of every house in every kind of municipality: everything that is listed then must have an
 * answer. Only for a range without other faults.
 */
export function checkStart(index: RangeIndex, report: Report): void {
  const { source, questions } = index;
  const lock = assignIds(source, source.idsLock);
  const range = buildRange(source, lock, 0);
  const keys = new Map(Object.entries(lock.questions ?? {}).map(([key, id]) => [id, key]));
  const municipalities = municipalitiesToTry(index, range);
  reportByHouse(
    source.houses.map(({ key }) => key),
    report,
    (reportIn) => {
      for (const { key: house, webConfiguration } of range.houses) {
        for (const { areaCode, name } of municipalities) {
          const compiled = compileModel(assembleModel(webConfiguration, areaCode, name));
          const { visit } = startVisit(compiled);
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

/** One in each area, and one for each way in which rules tell municipalities apart: those named together behave alike. */
function municipalitiesToTry(index: RangeIndex, { areas, municipalities }: PublishedRange): PublishedRange['municipalities'] {
  const lists = writtenRules(index.source)
    .flatMap(({ text }) => atomsOf(index.ruleOf(text)))
    .flatMap((atom) => (atom.kind === 'municipality' ? [new Set(atom.names.map(({ name }) => name))] : []));
  const deliverable = municipalities.filter(({ denied }) => !denied);
  const inAreas = areas.flatMap(({ code }) => deliverable.find(({ areaCode }) => areaCode === code) ?? []);
  const alike = Map.groupBy(deliverable, ({ name }) => lists.map((list) => Number(list.has(name))).join(''));
  return [...new Set([...inAreas, ...[...alike.values()].flatMap(([first]) => first ?? [])])];
}
