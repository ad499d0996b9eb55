import type { Database } from '../../db/connect.ts';
import type { CurrentHouse, CurrentRange } from '../../modules/range/current-range.ts';
import type { CountedRow } from '../../modules/visit/counts/counts.repository.ts';
import { addManyCounts } from './season.repository.ts';
import type { SeasonClock } from './season-clock.ts';

const DAYS = 90;
/**
 * The intervals, in days, between the days for which counts of visited sections and of chosen answers are stored. Shorter intervals are
 * not needed, because the statistics of a house add up all days.
 */
const SECTIONS_EVERY = 10;
const ANSWERS_EVERY = 45;

type Row = Pick<CountedRow, 'day' | 'kind' | 'count'> & Partial<CountedRow>;

/** Stores ninety days of counts, such as visits, started houses and answers. Most counts grow over time, and are higher on weekends. */
export async function addSeasonCounts(db: Database, { houses }: CurrentRange, clock: SeasonClock): Promise<void> {
  const shown = houses.filter(({ houseType }) => houseType !== 'unlisted');
  const rows = Array.from({ length: DAYS }, (_, at) => at).flatMap((at) => {
    const day = clock.day(at - DAYS + 1);
    const isWeekend = [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
    const visits = Math.round((46 + at / 3 + (isWeekend ? 24 : 0)) * (0.8 + 0.4 * share(at, 1)));
    return [
      { day, kind: 'visit', count: visits } as const,
      ...shown.flatMap((house, rank) => ofHouse(house, { day, at, rank, visits, places: shown.length })),
    ];
  });
  const none = { houseId: 0, questionId: 0, itemId: 0, becauseId: 0 };
  await addManyCounts(
    db,
    rows.filter(({ count }) => count > 0).map((row: Row) => ({ ...none, ...row })),
  );
}

interface OnDay {
  readonly day: string;
  /** The day, as the number of days since the first counted day. */
  readonly at: number;
  /** The house's index in the range. The first houses are the most popular. */
  readonly rank: number;
  readonly visits: number;
  readonly places: number;
}

function ofHouse({ id: houseId, webConfiguration: { sections } }: CurrentHouse, { day, at, rank, visits, places }: OnDay): Row[] {
  const started = Math.floor((visits * 0.42 * 2 * (places - rank)) / (places * (places + 1)) + share(at, rank));
  const finished = Math.floor(started * 0.38 + share(rank, at) * 0.9);
  const reached = sections.map(({ id: itemId }, step): Row => {
    const left = started - ((started - finished) * step) / Math.max(1, sections.length - 1);
    return { day, kind: 'section', houseId, itemId, count: Math.round(left * SECTIONS_EVERY) };
  });
  const saved = Math.floor(finished * 0.28 + share(at + 7, rank));
  return [
    { day, kind: 'started', houseId, count: started },
    { day, kind: 'finished', houseId, count: finished },
    { day, kind: 'saved', houseId, count: saved },
    ...(at % SECTIONS_EVERY === 0 ? reached : []),
    ...(at % ANSWERS_EVERY === ANSWERS_EVERY - 15 ? answersOf(sections, { day, houseId, rank }) : []),
  ];
}

function answersOf(
  sections: CurrentHouse['webConfiguration']['sections'],
  { day, houseId, rank }: { readonly day: string; readonly houseId: number; readonly rank: number },
): Row[] {
  const finished = 48 - 2 * rank;
  return sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id: questionId, answers }) =>
      answers.map(({ id: itemId }, place): Row => {
        // Half of the visitors choose the first answer, half of the remaining visitors the second one, and so on.
        const wanted = finished / 2 ** (place + 1) + 2 * share(questionId + place, rank);
        return { day, kind: 'answer', houseId, questionId, itemId, count: Math.round(wanted) };
      }),
    );
}

/** Returns a pseudo-random number 0 ≤ x < 1, always the same for the same arguments. */
function share(one: number, other: number): number {
  const wave = Math.sin(one * 12.9898 + other * 78.233) * 43_758.5453;
  return wave - Math.floor(wave);
}
