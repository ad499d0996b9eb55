import type { Features, HousePlan, Opening, RoomKind, RoomPlan } from '@gavel/core/plan';
import { alwaysDrawn, roomKinds } from '@gavel/core/plan';
import type { HouseSource, Source } from '../source/source.ts';
import type { Offer } from './offer.ts';

/** The scene that shows the floor plans of a house. */
export const PLAN = 'plan';

/** The prefix of picture keys that change drawings of the house and its 3D model. */
const PREFIX = 'plan.';

/** Returns a house's floor plan with the changes that answers make to it; null: the range describes no plan for it. */
export function buildPlan({ house, sections }: Offer, source: Pick<Source, 'plans'>): HousePlan | null {
  const plan = planOf(house);
  if (!plan) return null;
  const questions = sections
    .flatMap((section) => section.questions)
    .filter(({ answers }) => answers.some(({ key }) => changes(plan, source, key)));
  const answers = questions.flatMap((question) => question.answers);
  const offered = answers.map(({ key }) => key);
  const named = new Set(offered.flatMap((key) => [key, source.plans[key]?.variant ?? '']));
  return {
    ...plan,
    variants: Object.fromEntries(Object.entries(plan.variants).filter(([key]) => named.has(key))),
    features: Object.fromEntries(
      offered.flatMap((key): [string, Features][] => {
        const features = source.plans[key];
        return features ? [[key, features]] : [];
      }),
    ),
    looks: Object.fromEntries(
      answers.map(({ key, title, sample: { colour, accent = null } }) => [key, { title, colour, accent }]),
    ),
    questions: Object.fromEntries(
      questions.map(({ question, answers }) => {
        const usual = usualAnswer(question, answers);
        return [question.key, [usual, ...answers.map(({ key }) => key).filter((key) => key !== usual)]];
      }),
    ),
  };
}

/** Returns the answer that is drawn while nothing is chosen; empty: a rule can hide the question, or it has no default answer. */
function usualAnswer(
  { rule = '' }: Offer['sections'][number]['questions'][number]['question'],
  answers: Offer['sections'][number]['questions'][number]['answers'],
): string {
  return rule.trim() === '' ? (answers.find((answer) => answer.default)?.key ?? '') : '';
}

function changes(plan: HousePlan, { plans }: Pick<Source, 'plans'>, answer: string): boolean {
  return Object.hasOwn(plan.variants, answer) || Object.hasOwn(plans, answer);
}

/** Returns the picture category of a question that changes this house's floor plan; null: it does not change the plan. */
export function planCategory(plan: HousePlan | null, question: string): string | null {
  return plan && Object.hasOwn(plan.questions, question) ? `${PREFIX}${question}` : null;
}

/**
 * Returns whether floor plans need a picture key for this answer: it is the question’s usual answer, or drawings of this house show
 * it differently from the usual answer.
 */
export function isDrawnApart(plan: HousePlan | null, question: string, answer: string): boolean {
  const [usual = ''] = plan?.questions[question] ?? [];
  return answer === usual || drawnAs(plan, answer) !== drawnAs(plan, usual);
}

/**
 * Returns a text with all that decides how drawings of a house show an answer: rooms, walls, furniture, and the parts under `shows` in
 * `plans.yaml`. If the answer has such parts, the text also contains the answer's title and the colours of its sample.
 */
export function drawnAs(plan: HousePlan | null, answer: string): string {
  const { shows, variant = '', ...rooms } = plan?.features[answer] ?? {};
  const changes = [answer, variant].map((name) => plan?.variants[name] ?? null);
  const parts = Object.entries(shows ?? {}).filter(([part, value]) => !isAlwaysDrawn(part, value));
  return JSON.stringify([rooms, changes, parts.length > 0 ? [parts, plan?.looks[answer]] : null]);
}

function isAlwaysDrawn(part: string, value: string | number | undefined): boolean {
  return Object.entries(alwaysDrawn).some(([own, usual]) => own === part && usual === value);
}

/** Returns the plan as the house describes it, without data from the rest of the range. */
function planOf({ plan, drawing }: HouseSource): HousePlan | null {
  if (!plan) return null;
  const { facades, slope } = plan;
  const openings = (list: readonly (readonly [number, number, number, number])[] = []): readonly Opening[] => list;
  const named = (rooms: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(rooms).map(([letter, written]) => [letter, readRoom(written)]));
  return {
    length: Math.round(drawing.width * 1000),
    depth: Math.round(drawing.depth * 1000),
    wall: plan.wall,
    facades: {
      front: openings(facades.front),
      back: openings(facades.back),
      left: openings(facades.left),
      right: openings(facades.right),
    },
    door: plan.door ?? null,
    gates: plan.gates ?? [],
    terrace: plan.terrace ?? null,
    slope: slope ? { ...slope, dormers: slope.dormers ?? [] } : null,
    open: drawing.open ?? false,
    storeys: plan.storeys.map((storey) => ({ ...storey, rooms: named(storey.rooms), joins: storey.joins ?? {} })),
    stairs: plan.stairs ?? {},
    variants: Object.fromEntries(
      Object.entries(plan.variants ?? {}).map(([key, list]) => [
        key,
        list.map(({ storey, rooms, ...change }) => ({
          ...change,
          storey: storey - 1,
          ...(rooms ? { rooms: named(rooms) } : {}),
        })),
      ]),
    ),
    features: {},
    looks: {},
    questions: {},
  };
}

/** Parses a room such as `bedroom Sovrum 2`. */
function readRoom(written: string): RoomPlan {
  const [kind = ''] = written.split(' ');
  return { kind: isKind(kind) ? kind : 'store', name: written.slice(kind.length + 1) };
}

function isKind(kind: string): kind is RoomKind {
  return roomKinds.some((one) => one === kind);
}
