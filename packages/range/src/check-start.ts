import { compileModel, listSections, startVisit } from '@gavel/core';
import { assembleModel } from './assemble-model.ts';
import { buildRange } from './build-range.ts';
import type { Report } from './fault.ts';
import { reportByHouse } from './house-report.ts';
import { assignIds } from './ids.ts';
import type { PublishedRange } from './published-range.ts';
import type { RangeIndex } from './range-index.ts';
import { atomsOf } from './rule-atoms.ts';
import { writtenRules } from './written-rules.ts';

/**
 * Builds the range, and starts a visit of every house in one municipality of each area and in each that a rule names: everything
 * that is listed then must have an answer. Only for a range without other faults.
 */
export function checkStart(index: RangeIndex, report: Report): void {
  const { source, questions } = index;
  const lock = assignIds(source, source.idsLock);
  const range = buildRange(source, lock);
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

function municipalitiesToTry(index: RangeIndex, { areas, municipalities }: PublishedRange): PublishedRange['municipalities'] {
  const named = new Set(
    writtenRules(index.source)
      .flatMap(({ text }) => atomsOf(index.ruleOf(text)))
      .flatMap((atom) => (atom.kind === 'municipality' ? atom.names.map(({ name }) => name) : [])),
  );
  const deliverable = municipalities.filter(({ denied }) => !denied);
  const ordinary = areas.flatMap(
    ({ code }) => deliverable.find(({ name, areaCode }) => areaCode === code && !named.has(name)) ?? [],
  );
  return [...ordinary, ...deliverable.filter(({ name }) => named.has(name))];
}
