import { configurationBody, decodeTrusted } from '@gavel/contract';
import type { Configuration } from '@gavel/core';
import type { Bootstrap } from './bootstrap-storage.ts';

/** The configuration that a tab began with; null: what lies there is none. Checked where it comes from the storage: what this page has put there itself is known. */
export function begunConfiguration({ configuration, isOfThisPage }: Bootstrap): Configuration | null {
  if (!isOfThisPage) return configurationBody.safeParse(configuration).data ?? null;
  return configuration === null ? null : decodeTrusted(configurationBody, configuration);
}
