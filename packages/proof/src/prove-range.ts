import type { PriceEntry, QuestionId } from '@gavel/core';
import type { CompiledModel } from '@gavel/core/compiled';
import type { Place, RangePart } from '@gavel/range/model';
import { houseUnderProof } from './house/house-under-proof.ts';
import { type HouseProof, proveHouse } from './house/prove-house.ts';
import { seededRandom } from './logic/seeded-random.ts';
import { priceTables } from './obligations/price-tables.ts';
import { sentenceOf, verdictOf } from './sentences.ts';
import type { Finding } from './terms/finding.ts';
import type { FaultKind, Objection, Proof, Property, ProvableRange, Verdict } from './terms/proof.ts';

/** Returns the file and line of a part of the range; null: they are unknown. */
export type Locate = (part: RangePart) => Place | null;

/**
 * Proves a published range for every house in every municipality with deliveries. Every example of an objection has been replayed through
 * the core. The same range always gives the same proof. Throws `ModelError` for a rule that cannot be parsed, and `RangeError` if
 * the builder delivers nowhere; `checkRange` reports both as faults.
 * @param locate finds the file and line of a part, as `placesOfParts` of `packages/range` does
 */
export function proveRange(range: ProvableRange, locate: Locate = () => null): Proof {
  const random = seededRandom(SEED);
  return asProof(
    range.houses.map((house) => proveOne(house, range, random)),
    locate,
  );
}

/**
 * Proves only what depends on the changed questions, for a quick verdict while an author types. The other questions of the range must be
 * proven already. Leaves out price lists, discounts and refusals of bundles.
 * @param changed the questions whose own rules, or whose answers' rules or prices, differ from before
 */
export function proveChange(range: ProvableRange, changed: ReadonlySet<QuestionId>, locate: Locate = () => null): Proof {
  const random = seededRandom(SEED);
  const concerned = range.houses.filter(({ webConfiguration }) =>
    webConfiguration.sections.some(({ questions }) => questions.some(({ id }) => changed.has(id))),
  );
  const proofs = concerned.map((house): ProvenHouse => {
    const underProof = houseUnderProof(withoutPlainPrices(house), range.municipalities);
    const { compiled } = underProof;
    const positions = new Set([...changed].flatMap((id) => compiled.questionAt.get(id) ?? []));
    return { house, compiled, ...proveHouse({ ...underProof, changed: positions }, random) };
  });
  return asProof(proofs, locate);
}

/** Removes prices without a rule: they apply whenever their answer is chosen, and compiling them is half of the work. */
function withoutPlainPrices(house: ProvenHouse['house']): ProvenHouse['house'] {
  const isRuled = ({ rule, conditionalUnits }: PriceEntry) => rule !== '' || conditionalUnits.some((units) => units.rule !== '');
  const { baseAnswerPrices } = house.webConfiguration;
  const ruled = Object.entries(baseAnswerPrices).map(([code, prices]) => [
    code,
    Object.fromEntries(Object.entries(prices).filter(([, entries]) => entries.some(isRuled))),
  ]);
  return { ...house, webConfiguration: { ...house.webConfiguration, baseAnswerPrices: Object.fromEntries(ruled) } };
}

function asProof(proofs: readonly ProvenHouse[], locate: Locate): Proof {
  const found = merge(proofs, locate);
  const isExact = proofs.every((proof) => proof.isExact);
  return {
    verdicts: properties.map((property) => {
      const all = proofs.flatMap(({ findings }) => findings.filter((finding) => finding.property === property));
      return verdict(property, all, found, isExact);
    }),
    objections: found.filter(({ stops }) => stops !== 'never'),
    remarks: found.filter(({ stops }) => stops === 'never'),
  };
}

const SEED = 1;

const properties: readonly Property[] = ['neverStuck', 'nothingDead', 'noCircles', 'priced', 'bundles', 'discounts'];

/** Kinds of fault that count for a part of the range only if every house with this part has the fault. */
const faultyOnlyEverywhere: ReadonlySet<FaultKind> = new Set([
  'needlessRule',
  'deadPrice',
  'deadUnits',
  'deadCampaign',
  'deadLevel',
]);

/**
 * Faults that can follow from other faults: an answer that nobody can choose makes its prices, bundles and campaigns useless. The list of
 * objections has them after the other faults.
 */
const consequences: ReadonlySet<FaultKind> = new Set(['deadPrice', 'deadUnits', 'deadBundle', 'deadCampaign']);

const stopsAlways: ReadonlySet<FaultKind> = new Set(['empty', 'unanswered', 'circle', 'noPrice']);
const stopsNever: ReadonlySet<FaultKind> = new Set(['refusedLater']);

interface ProvenHouse extends HouseProof {
  readonly house: ProvableRange['houses'][number];
  readonly compiled: CompiledModel | null;
}

/** Proves one house. Without a price for the house no visit can start, so then only its prices are checked. */
function proveOne(house: ProvenHouse['house'], { municipalities, areas }: ProvableRange, random: () => number): ProvenHouse {
  const tables = priceTables(house, areas);
  if (tables.some(({ part, isFault }) => isFault && part.kind === 'house'))
    return { house, compiled: null, findings: tables, isExact: false };
  const underProof = houseUnderProof(house, municipalities);
  const { findings, isExact } = proveHouse(underProof, random);
  return { house, compiled: underProof.compiled, findings: [...tables, ...findings], isExact };
}

/** Merges the same fault of several houses into one objection. */
function merge(proofs: readonly ProvenHouse[], locate: Locate): Objection[] {
  const all = proofs.flatMap((proven) => proven.findings.map((finding) => ({ proven, finding, place: locate(finding.part) })));
  const alike = Map.groupBy(all, ({ finding, place }) => `${finding.fault} ${keyOf(finding, place)}`);
  const objections = [...alike.values()].flatMap((same): Objection[] => {
    const faulty = same.filter(({ finding }) => finding.isFault);
    const [first] = faulty.toSorted((one, other) => clicksOf(one.finding) - clicksOf(other.finding));
    if (!first || (faultyOnlyEverywhere.has(first.finding.fault) && faulty.length < same.length)) return [];
    const { property, fault, part, example } = first.finding;
    return [
      {
        property,
        fault,
        stops: stopsAlways.has(fault) ? 'always' : stopsNever.has(fault) ? 'never' : 'unlessSigned',
        part,
        place: first.place,
        sentence: sentenceOf(first.proven.house.title, first.proven.compiled, first.finding),
        houseIds: [...new Set(faulty.map(({ proven }) => proven.house.id))],
        example,
      },
    ];
  });
  return objections
    .filter(({ fault, part }) => fault !== 'refusedAtStart' || !objections.some((other) => isDead(other, part.id)))
    .toSorted(
      (one, other) =>
        Number(consequences.has(one.fault)) - Number(consequences.has(other.fault)) || compare(one.place, other.place),
    );
}

/**
 * Returns whether the objection says that no visit can have this bundle. Another objection, that the core refuses the bundle at the
 * start, then repeats the same fault and is left out.
 */
function isDead({ fault, part }: Objection, bundle: number): boolean {
  return fault === 'deadBundle' && part.id === bundle;
}

function clicksOf({ example }: Finding): number {
  return example?.clicks.length ?? Number.POSITIVE_INFINITY;
}

/**
 * Returns a key that is equal for the same part in several houses. The ids of a price differ between houses, so its key is its position in
 * the files.
 */
function keyOf({ part, words }: Finding, place: Place | null): string {
  if (part.kind === 'price') return place ? `${place.file}:${place.line}:${place.column}` : JSON.stringify(part);
  return [part.kind, part.id, words?.area, words?.level, words?.other].join(' ');
}

function compare(one: Place | null, other: Place | null): number {
  if (!one || !other) return Number(one === null) - Number(other === null);
  return one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1;
}

/** Returns the verdict on one property. If the core refuses a bundle only after some clicks, this does not count against the property. */
function verdict(property: Property, all: readonly Finding[], found: readonly Objection[], isExact: boolean): Verdict {
  const against = found.filter((objection) => objection.property === property && objection.stops !== 'never').length;
  if (against > 0) return verdictOf(property, all.length, 'refuted', against);
  const visits = all.reduce((sum, finding) => sum + (finding.visits ?? 0), 0);
  return verdictOf(property, all.length, isExact && visits === 0 ? 'proven' : 'tried', visits);
}
