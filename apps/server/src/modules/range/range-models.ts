import { type CompiledModel, compileModel } from '@gavel/core';
import { assembleModel, type WebConfiguration } from '@gavel/range';
import { BoundedCache } from '../../cache/bounded-cache.ts';

/** Compiles versions of houses for municipalities; those asked for last are kept. */
export type RangeModels = (asked: AskedModel) => CompiledModel;

export interface AskedModel {
  readonly webConfiguration: WebConfiguration;
  readonly version: number;
  readonly areaCode: string;
  readonly municipalityName: string;
}

/** Bytes: some twenty of typical size. One that is not there is compiled again in a few milliseconds. */
const LARGEST = 20_000_000;
/** What a compiled model was measured to take for each of its answers, with their rules and prices. */
const BYTES_PER_ANSWER = 1600;

/** @param largest bytes that all together may take */
export function rangeModels(largest = LARGEST): RangeModels {
  const cache = new BoundedCache<CompiledModel>(largest, ({ answers }) => answers.length * BYTES_PER_ANSWER);
  return ({ webConfiguration, version, areaCode, municipalityName }) =>
    cache.get(JSON.stringify([webConfiguration.id, version, areaCode, municipalityName]), () =>
      compileModel(assembleModel(webConfiguration, areaCode, municipalityName)),
    );
}
