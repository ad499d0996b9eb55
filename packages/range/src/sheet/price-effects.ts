import {
  type CompiledModel,
  choose,
  compileModel,
  type Ore,
  ore,
  priceOfQuestion,
  type QuestionAnswer,
  startVisit,
  type Visit,
} from '@gavel/core';
import { idsOf } from '../build/ids.ts';
import { baseKeysOf } from '../source/price-entries.ts';
import type { Source } from '../source/source.ts';
import { assembleModel } from '../stored/assemble-model.ts';
import type { PublishedHouse, PublishedRange } from '../stored/published-range.ts';
import type { PriceChange } from './read-prices.ts';

/** What changed prices mean for visitors, by two published ranges with the same houses, areas and answers. */
interface PriceEffects {
  /** The price of each house in each area with standard answers, before campaigns, where it differs. */
  readonly houses: readonly HouseEffect[];
  /** What a changed price does to whoever chooses the answer, or one with that base answer, in an otherwise standard house. */
  ofChoice(change: PriceChange): ChoiceEffect;
}

export interface HouseEffect {
  readonly house: string;
  readonly area: string;
  readonly before: Ore;
  readonly after: Ore;
}

/** How much more the choice costs; below 0: less. */
interface ChoiceEffect {
  /** Houses where it costs another amount, in any area. */
  readonly houses: number;
  readonly least: Ore;
  readonly most: Ore;
}

/** @param source what `before` was built from */
export function priceEffects(source: Source, before: PublishedRange, after: PublishedRange): PriceEffects {
  const ids = idsOf(source.idsLock);
  const pairs = after.houses.flatMap((house) =>
    after.areas.flatMap(({ code, name }) => {
      const old = before.houses.find(({ key }) => key === house.key);
      return old ? [{ house, area: name, was: started(before, old, code), is: started(after, house, code) }] : [];
    }),
  );
  const houses = pairs
    .map(({ house, area, was, is }) => ({
      house: house.webConfiguration.houseTitle,
      area,
      before: was.visit.ordinaryPrice,
      after: is.visit.ordinaryPrice,
    }))
    .filter((effect) => effect.before !== effect.after);
  return {
    houses,
    ofChoice({ row }) {
      const picks = source.questions.flatMap(({ key, answers }) =>
        answers
          .filter((answer) => (row.sheet === 'bases' ? baseKeysOf(answer).includes(row.key) : answer.key === row.key))
          .map((answer) => ({ questionId: ids('questions', key), answerId: ids('answers', answer.key) })),
      );
      const differences = pairs.flatMap(({ house, was, is }) =>
        picks.flatMap((pick) => {
          const [old, present] = [priceChosen(was, pick), priceChosen(is, pick)];
          return old === null || present === null || old === present ? [] : [{ key: house.key, by: present - old }];
        }),
      );
      const amounts = differences.map(({ by }) => by);
      return {
        houses: new Set(differences.map(({ key }) => key)).size,
        least: ore(amounts.length > 0 ? Math.min(...amounts) : 0),
        most: ore(amounts.length > 0 ? Math.max(...amounts) : 0),
      };
    },
  };
}

interface Started {
  readonly compiled: CompiledModel;
  readonly visit: Visit;
}

/** A visit of the house as it begins, in the first municipality of an area that the builder delivers to, else in the first of all. */
function started({ municipalities }: PublishedRange, { webConfiguration }: PublishedHouse, areaCode: string): Started {
  const there = municipalities.filter((municipality) => municipality.areaCode === areaCode);
  const municipality = there.find(({ denied }) => !denied) ?? there[0];
  const compiled = compileModel(assembleModel(webConfiguration, areaCode, municipality?.name ?? ''));
  return { compiled, visit: startVisit(compiled).visit };
}

/** What the question costs once the answer is chosen; null where the house does not offer it, or something else has to be chosen first. */
function priceChosen({ compiled, visit }: Started, pick: QuestionAnswer): Ore | null {
  const isOffered = compiled.answers.some(({ answer }) => answer.id === pick.answerId);
  if (!isOffered) return null;
  const chosen = choose(compiled, visit, [pick]);
  return chosen.accepted ? priceOfQuestion(compiled, chosen.visit, pick.questionId) : null;
}
