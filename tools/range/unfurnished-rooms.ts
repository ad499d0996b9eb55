import {
  type Features,
  featuresOf,
  furnishStorey,
  type HousePlan,
  layOutStorey,
  overlap,
  type PieceKind,
  type Room,
  type RoomKind,
  type Storey,
} from '@gavel/core/plan';
import { buildPlan } from '../../packages/range/src/build/build-plan.ts';
import { offerOf } from '../../packages/range/src/build/offer.ts';
import { usualOf } from '../../packages/range/src/check/check-plans.ts';
import { collectFaults, type Fault } from '../../packages/range/src/source/fault.ts';
import { indexRange } from '../../packages/range/src/source/range-index.ts';
import type { Source } from '../../packages/range/src/source/source.ts';

/** For each kind of room, the furniture that it must have: from each list, at least one of these kinds of furniture. */
const needed: Readonly<Partial<Record<RoomKind, readonly (readonly PieceKind[])[]>>> = {
  master: [['double']],
  bedroom: [['single']],
  bath: [['toilet'], ['basin']],
  wc: [['toilet'], ['basin']],
  kitchen: [['sink'], ['hob', 'stove']],
  laundry: [['machine']],
  sauna: [['bench'], ['saunaHeater']],
  living: [['sofa']],
};

/** Pieces of furniture that may be in, on or under another piece. */
const together: ReadonlySet<PieceKind> = new Set(['counter', 'sink', 'hob', 'stove', 'dishwasher', 'island']);

/**
 * Returns a fault for each room without space for its necessary furniture, or with furniture that overlaps. First tries the usual answers:
 * those that the drawings show before the visitor chooses. Then tries every other answer that moves walls or decides furniture, one at a
 * time, with the usual answers to the other questions.
 */
export function unfurnishedRooms(source: Source): readonly Fault[] {
  const index = indexRange(source);
  return collectFaults((report) => {
    for (const house of source.houses) {
      const plan = buildPlan(offerOf(index, house), source);
      if (!plan || !house.plan) continue;
      const told = new Set<string>();
      const usual = usualOf(plan);
      for (const answers of [usual, ...alone(plan, usual)])
        for (const [at, written] of house.plan.storeys.entries())
          for (const fault of faultsIn(plan, at, answers)) {
            if (told.has(`${at} ${fault}`)) continue;
            told.add(`${at} ${fault}`);
            const chosen = answers.filter((key) => !usual.includes(key)).join(', ') || 'what is usual';
            report(source.places.of(written, 'map'), `${written.name}, ${fault}; with ${chosen} (house ${house.key})`);
          }
    }
  });
}

/**
 * For each answer outside `usual` that moves walls or decides furniture, returns this answer with the usual answers to the other
 * questions.
 */
function alone({ questions, features, variants }: HousePlan, usual: readonly string[]): readonly (readonly string[])[] {
  return Object.values(questions).flatMap((keys) =>
    keys
      .filter((key) => !usual.includes(key) && isOfRooms(key))
      .map((key) => [...usual.filter((other) => !keys.includes(other)), key]),
  );

  /** Returns whether an answer moves walls, or decides what furniture a room has. */
  function isOfRooms(key: string): boolean {
    const { shows = {}, variant = key, ...others } = features[key] ?? {};
    const { outerWall, storage, loft, heating } = shows;
    return (
      [key, variant].some((name) => Object.hasOwn(variants, name)) ||
      [outerWall, storage, loft, heating, ...Object.values(others)].some((form) => form !== undefined)
    );
  }
}

function faultsIn(plan: HousePlan, at: number, answers: readonly string[]): readonly string[] {
  const storey = layOutStorey(plan, at, answers);
  const features = featuresOf(plan, answers);
  const { pieces } = furnishStorey(storey, features);
  const chosen = chosenIn(storey, features)
    .filter(({ kinds }) => !pieces.some(({ kind }) => kinds.includes(kind)))
    .map(
      ({ room: { letter, name }, kinds: [kind = ''] }) => `room ${letter}: '${name}' has no place for the ${kind} that is chosen`,
    );
  const lacks = ({ kind, letter, name }: Room) =>
    (needed[kind] ?? [])
      .filter((kinds) => !pieces.some((piece) => piece.room === letter && kinds.includes(piece.kind)))
      .map(([kind = '']) => `room ${letter}: '${name}' has no place for its ${kind}`);
  const meeting = pieces.flatMap((piece, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => !(together.has(piece.kind) && together.has(other.kind)) && overlap(piece.box, other.box) > 2000)
      .map((other) => `room ${piece.room}: ${piece.kind} and ${other.kind} overlap`),
  );
  return [...storey.rooms.flatMap(lacks), ...chosen, ...meeting];
}

/** Returns the furniture that a storey must have because of answers: a tub, an island or a peninsula, a fireplace. */
function chosenIn(
  { at, rooms }: Storey,
  { bath, upperBath, kitchen = 'angle', hearth = 'none', hearthIn = 'living' }: Features,
): readonly { readonly room: Room; readonly kinds: readonly PieceKind[] }[] {
  const form = (at > 0 ? upperBath : bath) ?? 'shower';
  const wanted = [
    { kind: 'bath', kinds: ['tub', 'freeTub'], is: ['tub', 'both', 'free'].includes(form) },
    { kind: 'kitchen', kinds: ['island'], is: kitchen !== 'angle' },
    { kind: hearthIn === 'kitchen' ? 'kitchen' : 'living', kinds: ['hearth'], is: hearth !== 'none' && at === 0 },
  ] as const;
  return wanted.flatMap(({ kind, kinds, is }) => {
    const room = is ? rooms.find((one) => one.kind === kind) : undefined;
    return room ? [{ room, kinds }] : [];
  });
}
