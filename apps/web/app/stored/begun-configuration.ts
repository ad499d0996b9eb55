import { configurationBody, decodeTrusted } from '@gavel/contract';
import type { Configuration } from '@gavel/core';
import type { Bootstrap } from './bootstrap-storage.ts';

/**
 * Returns the configuration with which a tab began; null if the stored data is not a valid configuration. Data that this page itself has
 * stored is not validated again.
 */
export function begunConfiguration({ configuration, isOfThisPage }: Bootstrap): Configuration | null {
  if (!isOfThisPage) return configurationBody.safeParse(configuration).data ?? null;
  return configuration === null ? null : decodeTrusted(configurationBody, configuration);
}
