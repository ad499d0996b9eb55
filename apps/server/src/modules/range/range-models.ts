import { type CompiledModel, compileModel } from '@gavel/core';
import { assembleModel, type WebConfiguration } from '@gavel/range';
import { BoundedCache } from '../../cache/bounded-cache.ts';

/** Compiles versions of houses for municipalities and caches the latest used. */
export type RangeModels = (asked: AskedModel) => CompiledModel;

export interface AskedModel {
  readonly webConfiguration: WebConfiguration;
  readonly version: number;
  readonly areaCode: string;
  readonly municipalityName: string;
}

/** The size of the cache in bytes, about twenty typical models. Compiling one again takes a few milliseconds. */
const LARGEST = 20_000_000;
/** The measured memory of a compiled model for each of its answers, with rules and prices. */
const BYTES_PER_ANSWER = 1600;

/** @param largest the size of the cache in bytes */
export function rangeModels(largest = LARGEST): RangeModels {
  const cache = new BoundedCache<CompiledModel>(largest, ({ answers }) => answers.length * BYTES_PER_ANSWER);
  return ({ webConfiguration, version, areaCode, municipalityName }) =>
    cache.get(JSON.stringify([webConfiguration.id, version, areaCode, municipalityName]), () =>
      compileModel(assembleModel(webConfiguration, areaCode, municipalityName)),
    );
}
