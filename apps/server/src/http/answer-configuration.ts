import { type Body, encodeTrusted } from '@gavel/contract';
import type { Configuration } from '@gavel/core';
import type { Context } from 'hono';
import { codingFor } from './kept-answer.ts';
import { gzipWith, plainWith, type ReadyText, readyText } from './ready-text.ts';

/** Answers a configuration, with what `response` has beside it. */
export type AnswerConfiguration = (c: Context, response: Body<unknown>, configuration: Configuration) => Response;

/**
 * Nearly all of a configuration is what can be chosen and what it costs, the same for all who build that house in that municipality: it is
 * written and compressed for the first of them, and goes out so for as long as the very same values are answered.
 */
export function answerConfigurations(): AnswerConfiguration {
  const known = new WeakMap<object, { readonly model: Model; readonly text: ReadyText }>();
  const modelText = (response: Body<unknown>, configuration: Configuration): ReadyText => {
    const before = known.get(configuration.baseAnswerPrices);
    if (before && isSame(before.model, configuration)) return before.text;
    const text = readyText(JSON.stringify(properties(response, configuration, true)).slice(0, -1));
    known.set(configuration.baseAnswerPrices, { model: modelOf(configuration), text });
    return text;
  };
  return (c, response, configuration) => {
    const model = modelText(response, configuration);
    const rest = `,${JSON.stringify(properties(response, { ...configuration, ...NO_MODEL }, false)).slice(1)}`;
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    c.header('Vary', 'Accept-Encoding', { append: true });
    if (codingFor(c.req.header('Accept-Encoding'), ['gzip']) === null) return c.body(plainWith(model, rest), 200, headers);
    const tag = c.res.headers.get('ETag');
    // Another coding of the same: not the same bytes.
    if (tag && !tag.startsWith('W/')) c.header('ETag', `W/${tag}`);
    return c.body(gzipWith(model, rest), 200, { ...headers, 'Content-Encoding': 'gzip' });
  };
}

/** What many configurations have in common. */
type Model = Pick<Configuration, keyof typeof NO_MODEL | 'isSideBuilding'>;

const NO_MODEL = {
  sections: [],
  baseAnswerPrices: new Map<never, never>(),
  baseQuestionToAnswers: new Map<never, never>(),
  bundles: [],
  priceHistory: { campaignStarts: new Map<never, never>(), periods: [] },
  dynamicImageKeyOrder: [],
  dynamicImageKeys: [],
} satisfies Partial<Configuration>;

/** Where these stand in the answer, with nothing else. */
const MODEL_PROPERTIES = [
  'QuestionModel',
  'PriceModel',
  'Bundles',
  'PriceHistory',
  'DynamicImageKeyOrderReference',
  'DynamicImageKeyReference',
];

function modelOf(configuration: Configuration): Model {
  const { isSideBuilding, sections, baseAnswerPrices, baseQuestionToAnswers, bundles, priceHistory } = configuration;
  const { dynamicImageKeyOrder, dynamicImageKeys } = configuration;
  return {
    isSideBuilding,
    sections,
    baseAnswerPrices,
    baseQuestionToAnswers,
    bundles,
    priceHistory,
    dynamicImageKeyOrder,
    dynamicImageKeys,
  };
}

/** The very same values, which are the same for as long as a range is served. */
function isSame(model: Model, configuration: Configuration): boolean {
  const other = modelOf(configuration);
  return Object.entries(model).every(([name, value]) => value === Reflect.get(other, name));
}

/** The answer's properties that are the model's, or the others. */
function properties(response: Body<unknown>, configuration: Configuration, ofModel: boolean): object {
  const wire = Object.entries(Object(encodeTrusted(response, configuration)));
  return Object.fromEntries(wire.filter(([name]) => MODEL_PROPERTIES.includes(name) === ofModel));
}
