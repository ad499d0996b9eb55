import type { Office } from './open-office.ts';

const DAYS = 60;
const DAY_MS = 86_400_000;
const LAST = Date.parse('2026-11-19T12:00:00Z');

interface Begun {
  readonly WebConfigurationId: number;
  readonly AnswerModel: { readonly Answers: Readonly<Record<string, number>> };
}

/** Makes two months of anonymous visit counts. The number of visits grows a little each week. */
export async function fillWithVisits({ visitor, at, dependencies }: Office): Promise<void> {
  const { houses, municipalities } = await dependencies.currentRange();
  const house = houses.find(({ title }) => title === 'Björkliden 142');
  const municipality = municipalities.find(({ name }) => name === 'Malmö');
  if (!house || !municipality) throw new Error('the range has no Björkliden 142, or no Malmö');
  const where = { HouseId: house.id, MunicipalityId: municipality.id };
  const { sections, bundles } = house.webConfiguration;
  at('2026-11-20 08:00');
  const begun: Begun[] = [];
  for (const bundleId of [null, ...bundles.map(({ id }) => id)])
    begun.push(await visitor.post<Begun>('/api/guidemodel/new', { ...where, bundleId }));

  for (let day = DAYS; day >= 0; day -= 1) {
    at(new Date(LAST - day * DAY_MS).toISOString().slice(0, 16).replace('T', ' '));
    const week = Math.floor((DAYS - day) / 7);
    for (let visit = 0; visit < 24 + 3 * week + ((day * 7) % 11); visit += 1) dependencies.counts.add({ kind: 'visit' });
    for (let visit = 0; visit < 3 + Math.floor(week / 3); visit += 1) {
      const { WebConfigurationId, AnswerModel } = begun[(day + visit) % begun.length] ?? {
        WebConfigurationId: 0,
        AnswerModel: { Answers: {} },
      };
      const isDone = (day + visit) % 3 !== 0;
      await visitor.post('/api/counts', {
        ...where,
        WebConfigurationId,
        IsStarted: true,
        SectionIds: sections.slice(0, isDone ? sections.length : 1 + ((day * 3 + visit) % sections.length)).map(({ id }) => id),
        Tried: [],
        Answers: isDone ? AnswerModel.Answers : null,
      });
    }
  }
}
