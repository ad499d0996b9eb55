import { isFor } from '../build/offer.ts';
import { priceEntriesOf } from '../source/price-entries.ts';
import type { AnswerSource, BaseAnswerSource, PriceSource, QuestionSource, SectionSource, Source } from '../source/source.ts';
import { campaignFields } from './campaign-fields.ts';
import { type FieldOf, fieldsIn } from './fields-in.ts';
import type { WrittenField, WrittenPart } from './written-part.ts';

/**
 * Returns the parts of a range whose texts, rules or campaigns the range editor can change: sections, questions with their answers, base
 * answers, houses, campaigns.
 */
export function partsOf(source: Source): readonly WrittenPart[] {
  const parts: Parts = {
    source,
    fieldOf: fieldsIn(source),
    housesOf: (names) =>
      names === undefined ? null : source.houses.filter((house) => isFor([...names], house)).map(({ key }) => key),
  };
  return [
    ...source.sections.map((section) => sectionPart(parts, section)),
    ...source.questions.flatMap((question) => questionParts(parts, question)),
    ...baseParts(parts),
    ...source.houses.map((house) => housePart(parts, house)),
    ...source.campaigns.map((campaign) => campaignPart(parts, campaign)),
  ];
}

interface Parts {
  readonly source: Source;
  readonly fieldOf: FieldOf;
  /** Returns the keys of the houses that these names select; null: all houses. */
  housesOf(names: readonly string[] | undefined): readonly string[] | null;
}

function sectionPart({ fieldOf, housesOf }: Parts, section: SectionSource): WrittenPart {
  const { key, title, houses } = section;
  const fields = [
    fieldOf(section, 'title', 'line'),
    fieldOf(section, 'text', 'html'),
    fieldOf(section, 'bullets', 'html'),
    fieldOf(section, 'tip', 'html'),
  ];
  return { kind: 'section', key, title, parents: [], houses: housesOf(houses), fields };
}

/** Returns the part for the question, then the parts for its answers. */
function questionParts({ source, fieldOf, housesOf }: Parts, question: QuestionSource): readonly WrittenPart[] {
  return [
    {
      kind: 'question',
      key: question.key,
      title: question.title,
      parents: source.sections.filter((section) => section.questions.includes(question.key)).map(({ key }) => key),
      houses: housesOf(question.houses),
      fields: questionFields(fieldOf, question),
    },
    ...question.answers.map((answer): WrittenPart => {
      const { key, title, houses } = answer;
      const fields = answerFields(fieldOf, answer);
      return { kind: 'answer', key, title, parents: [question.key], houses: housesOf(houses), fields };
    }),
  ];
}

function baseParts({ source, fieldOf }: Parts): readonly WrittenPart[] {
  return source.baseQuestions.flatMap(({ title, answers }) =>
    answers.map(
      (base): WrittenPart => ({
        kind: 'base',
        key: base.key,
        title: `${title}: ${base.title}`,
        parents: [],
        houses: null,
        fields: priceRules(fieldOf, base),
      }),
    ),
  );
}

function housePart({ fieldOf }: Parts, house: Source['houses'][number]): WrittenPart {
  const fields = [
    fieldOf(house, 'title', 'line'),
    fieldOf(house, 'shortDescription', 'html'),
    fieldOf(house, 'information', 'html'),
  ];
  return { kind: 'house', key: house.key, title: house.title, parents: [], houses: [house.key], fields };
}

function campaignPart({ fieldOf, housesOf }: Parts, campaign: Source['campaigns'][number]): WrittenPart {
  const { key, title, houses } = campaign;
  return { kind: 'campaign', key, title, parents: [], houses: housesOf(houses), fields: campaignFields(fieldOf, campaign) };
}

function questionFields(fieldOf: FieldOf, question: QuestionSource): WrittenField[] {
  return [fieldOf(question, 'title', 'line'), fieldOf(question, 'tip', 'html'), fieldOf(question, 'rule', 'rule')];
}

function answerFields(fieldOf: FieldOf, answer: AnswerSource): WrittenField[] {
  return [
    fieldOf(answer, 'title', 'line'),
    fieldOf(answer, 'altText', 'line'),
    fieldOf(answer, 'detailText', 'html'),
    fieldOf(answer, 'disabledText', 'line'),
    fieldOf(answer, 'rule', 'rule'),
    ...priceRules(fieldOf, answer),
  ];
}

/** Returns the rules of those prices and quantities that have a rule. */
function priceRules(
  fieldOf: FieldOf,
  { price }: { readonly price?: PriceSource | undefined } | BaseAnswerSource,
): WrittenField[] {
  if (price === undefined) return [];
  return priceEntriesOf(price).flatMap((entry, at) => [
    ...(entry.when === undefined ? [] : [fieldOf(entry, 'when', 'rule', `price.${at + 1}.when`)]),
    ...(entry.units ?? []).flatMap((unit, index) =>
      unit.when === undefined ? [] : [fieldOf(unit, 'when', 'rule', `price.${at + 1}.units.${index + 1}.when`)],
    ),
  ]);
}
