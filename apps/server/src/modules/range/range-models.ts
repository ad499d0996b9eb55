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

/** A compiled model of typical size takes about a megabyte. */
const KEPT = 100;

export function rangeModels(): RangeModels {
  const cache = new BoundedCache<CompiledModel>(KEPT);
  return ({ webConfiguration, version, areaCode, municipalityName }) =>
    cache.get(JSON.stringify([webConfiguration.id, version, areaCode, municipalityName]), () =>
      compileModel(assembleModel(webConfiguration, areaCode, municipalityName)),
    );
}
