import { type CompiledModel, compileModel } from '@gavel/core';
import { assembleModel, type WebConfiguration } from '@gavel/range';
import { BoundedCache } from '../../cache/bounded-cache.ts';

/** Returns the compiled model (choices and prices) of a house version in a municipality. The most recently used models are cached. */
export type RangeModels = (asked: AskedModel) => CompiledModel;

export interface AskedModel {
  readonly webConfiguration: WebConfiguration;
  readonly version: number;
  readonly areaCode: string;
  readonly municipalityName: string;
}

/** The size of the cache in bytes, enough for about twenty typical models. Compiling a model again takes a few milliseconds. */
const LARGEST = 20_000_000;
/** The measured memory of a compiled model, in bytes for each of its answers. It includes rules and prices. */
const BYTES_PER_ANSWER = 1600;

/**
 * Returns a function that compiles and caches models.
 * @param largest the size of the cache in bytes
 */
export function rangeModels(largest = LARGEST): RangeModels {
  const cache = new BoundedCache<CompiledModel>(largest, ({ answers }) => answers.length * BYTES_PER_ANSWER);
  return ({ webConfiguration, version, areaCode, municipalityName }) =>
    cache.get(JSON.stringify([webConfiguration.id, version, areaCode, municipalityName]), () =>
      compileModel(assembleModel(webConfiguration, areaCode, municipalityName)),
    );
}
