import type { Place } from '../source/fault.ts';
import type { IdSpace } from '../source/ids-lock.ts';
import { ownBaseKey, priceEntriesOf } from '../source/price-entries.ts';
import { indexRange, type RangeIndex } from '../source/range-index.ts';
import type { RangePart } from '../source/range-part.ts';
import type { Source } from '../source/source.ts';
import { assignIds } from './ids.ts';
import { isNever, type Offer, offerOf } from './offer.ts';

/** Returns a function that finds a part of the published range in the source files; null: the source lacks the part. */
export function placesOfParts(source: Source): (part: RangePart) => Place | null {
  const index = indexRange(source);
  const keys = keysByIds(source);
  const offers = new Map<string, Offer>();
  const { places } = source;
  const offerIn = (key: string): Offer | null => {
    const house = index.houses.get(key);
    const offer = offers.get(key) ?? (house ? offerOf(index, house) : null);
    if (offer) offers.set(key, offer);
    return offer;
  };
  const ruleOr = (owner: { readonly rule?: string | undefined }) => places.of(owner, owner.rule === undefined ? 'key' : 'rule');
  return (part) => {
    switch (part.kind) {
      case 'price': {
        const offer = offerIn(keys('houses', part.houseId));
        return offer && placeOfPrice(index, offer, keys('baseAnswers', part.id), part);
      }
      case 'question':
      case 'questionRule': {
        const question = index.questions.get(keys('questions', part.id));
        return question ? (part.kind === 'question' ? places.of(question, 'key') : ruleOr(question)) : null;
      }
      case 'answer':
      case 'answerRule': {
        const answer = index.answers.get(keys('answers', part.id))?.answer;
        return answer ? ruleOr(answer) : null;
      }
      case 'bundle': {
        const bundle = source.bundles.find(({ key }) => key === keys('bundles', part.id));
        return bundle ? places.of(bundle, 'answers') : null;
      }
      case 'campaign': {
        const campaign = source.campaigns.find(({ key }) => key === keys('campaigns', part.id));
        return campaign ? places.of(campaign, 'key') : null;
      }
      case 'house': {
        const house = index.houses.get(keys('houses', part.id));
        return house ? places.of(house, 'price') : null;
      }
    }
  };
}

function keysByIds(source: Source): (space: IdSpace, id: number) => string {
  const lock = assignIds(source, source.idsLock);
  const spaces = new Map<IdSpace, ReadonlyMap<number, string>>();
  return (space, id) => {
    const keys = spaces.get(space) ?? new Map(Object.entries(lock[space] ?? {}).map(([key, known]) => [known, key]));
    spaces.set(space, keys);
    return keys.get(id) ?? '';
  };
}

/**
 * Returns the file and line of a price. The positions of price entries and quantities in a house can differ from those in the file,
 * because the house leaves out those that can never apply in it.
 */
function placeOfPrice(
  { source: { places }, answers, baseAnswers }: RangeIndex,
  { foldRule }: Offer,
  base: string,
  { entry: at, units: unit }: Extract<RangePart, { kind: 'price' }>,
): Place | null {
  const owner = base.startsWith(ownBaseKey('')) ? answers.get(base.slice(1)) : baseAnswers.get(base);
  const price = owner?.answer.price;
  if (!owner || price === undefined) return null;
  const isPossible = ({ when }: { readonly when?: string | undefined }) => !isNever(foldRule(when));
  const entry = priceEntriesOf(price).filter((one) => isPossible(one) && (one.units?.some(isPossible) ?? true))[at];
  const isShort = entry !== price && !(Array.isArray(price) && price.some((one) => one === entry));
  if (!entry || isShort) return places.of(owner.answer, 'price');
  const units = unit === null ? undefined : entry.units?.filter(isPossible)[unit];
  if (units) return places.of(units, units.when === undefined ? 'quantity' : 'when');
  return places.of(entry, entry.when === undefined ? 'price' : 'when');
}
