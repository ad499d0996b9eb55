import { type Body, encodeTrusted } from '@gavel/contract';
import type { Configuration } from '@gavel/core';
import type { Context } from 'hono';
import { codingFor } from './kept-answer.ts';
import { gzipWith, plainWith, type ReadyText, readyText } from './ready-text.ts';

/** Returns an HTTP response that contains a configuration as JSON. The schema `response` describes this JSON. */
export type AnswerConfiguration = (c: Context, response: Body<unknown>, configuration: Configuration) => Response;

/**
 * Returns a function that responds with configurations. Nearly all of a configuration (the choices and their prices) is the same for all
 * visitors with the same house and municipality. That part is serialised and compressed once, and reused for every response that contains
 * the same objects.
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
    // A compressed response has other bytes than the plain one, so its ETag is weak.
    if (tag && !tag.startsWith('W/')) c.header('ETag', `W/${tag}`);
    return c.body(gzipWith(model, rest), 200, { ...headers, 'Content-Encoding': 'gzip' });
  };
}

/** The part of a configuration that is the same for many visitors. */
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

/** The names of the properties of `Model` in the response. */
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

/**
 * Returns whether the shared part of a configuration consists of the same objects as `model`. The objects stay the same as long as the same
 * range is served.
 */
function isSame(model: Model, configuration: Configuration): boolean {
  const other = modelOf(configuration);
  return Object.entries(model).every(([name, value]) => value === Reflect.get(other, name));
}

/**
 * Returns the properties of the response: only those of the shared part if `ofModel`, otherwise only those that are not in the shared part.
 */
function properties(response: Body<unknown>, configuration: Configuration, ofModel: boolean): object {
  const wire = Object.entries(Object(encodeTrusted(response, configuration)));
  return Object.fromEntries(wire.filter(([name]) => MODEL_PROPERTIES.includes(name) === ofModel));
}
