import type { Path, Report } from '../source/fault.ts';
import { municipalityOf, type RangeIndex } from '../source/range-index.ts';

interface Keyed {
  readonly key: string;
}

/**
 * Reports keys that are used twice. All answers share one name space and all base answers another, because rules name them without their
 * question.
 */
export function checkKeys({ source }: RangeIndex, report: Report): void {
  const { questions, baseQuestions, municipalities } = source;
  const spaces: Record<string, readonly Keyed[]> = {
    area: source.areas,
    section: source.sections,
    camera: source.cameras,
    question: questions,
    answer: questions.flatMap(({ answers }) => answers),
    'base question': baseQuestions,
    'base answer': baseQuestions.flatMap(({ answers }) => answers),
    house: source.houses,
    bundle: source.bundles,
    campaign: source.campaigns,
    plot: source.plots,
  };
  for (const [what, items] of Object.entries(spaces)) {
    once(
      items.map((item) => ({ owner: item, path: ['key'], name: item.key })),
      what,
    );
  }
  once(
    source.areas.map((area) => ({ owner: area, path: ['code'], name: area.code })),
    'area code',
  );
  once(
    source.consents.map((consent) => ({ owner: consent, path: ['slug'], name: consent.slug })),
    'consent',
  );
  once(
    source.alertMessages.map((message) => ({ owner: message, path: [], name: `${message.from}’ replaced by ‘${message.to}` })),
    'alert message',
  );

  const listed = Object.values(municipalities.areas).flatMap((entries) =>
    entries.map((entry, at) => ({ owner: entries, path: [at], ...municipalityOf(entry) })),
  );
  once(
    listed.map(({ owner, path, id }) => ({ owner, path, name: id })),
    'municipality code',
  );
  once(listed, 'municipality');

  function once(uses: readonly { readonly owner: object; readonly path: Path; readonly name: string }[], what: string): void {
    const first = new Map<string, string>();
    for (const { owner, path, name } of uses) {
      const place = source.places.of(owner, ...path);
      const before = first.get(name);
      if (before) report(place, `the ${what} '${name}' stands twice, first at ${before}`);
      else first.set(name, `${place.file}:${place.line}`);
    }
  }
}
