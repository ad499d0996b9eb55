import { configurationBody, decodeTrusted } from '@gavel/contract';
import type { Configuration } from '@gavel/core';
import type { Bootstrap } from './bootstrap-storage.ts';

/**
 * Returns the configuration with which a tab began; null if the stored data is no configuration. Data from the storage is checked. Data
 * that this page itself has stored is not checked again.
 */
export function begunConfiguration({ configuration, isOfThisPage }: Bootstrap): Configuration | null {
  if (!isOfThisPage) return configurationBody.safeParse(configuration).data ?? null;
  return configuration === null ? null : decodeTrusted(configurationBody, configuration);
}
