import type { NewConfiguration } from '@gavel/contract';

/** Returns the parameters of `beginHouse`. */
export function beginning({
  houseId,
  municipalityId,
  webConfigurationId,
  bundleId,
}: Pick<NewConfiguration, 'houseId' | 'municipalityId' | 'webConfigurationId' | 'bundleId'>) {
  return {
    parameters: {
      houseId,
      municipality: municipalityId,
      webConfiguration: webConfigurationId ?? undefined,
      bundle: bundleId ?? undefined,
    },
  };
}
