import type { Configuration } from '@gavel/core';
import { redirect } from 'react-router';
import { type BootstrapNotice, storeBootstrap } from '../../stored/bootstrap-storage.ts';

/** Keeps the configuration as the latest bootstrap and leads to its first step. Only in the browser. */
export async function openConfigurator(configuration: Configuration, notice: BootstrapNotice | null = null): Promise<Response> {
  const { configurationBody } = await import('@gavel/contract');
  storeBootstrap(configurationBody.encode(configuration), notice);
  return redirect(FIRST_STEP);
}

/** The first step of an unsaved visit. */
export const FIRST_STEP = '/configuration/new/1/1';
