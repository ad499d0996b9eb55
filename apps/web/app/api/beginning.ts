import type { NewConfiguration } from '@gavel/contract';

/** Returns the argument for a call of `beginHouse`, the endpoint that returns a new configuration of a house in a municipality. */
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
