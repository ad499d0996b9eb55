import { configurationBody, z } from '@gavel/contract';
import type { Configuration } from '@gavel/core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { ownVisit } from '../app/addresses.ts';
import { beginning } from '../app/api/beginning.ts';
import { browserApi } from '../app/api/browser-api.ts';
import type { Brand } from '../app/api/create-api.ts';
import { storeBootstrap } from '../app/stored/bootstrap-storage.ts';
import { readHouses } from '../app/stored/kept-houses.ts';
import { sample, total } from './look.ts';
import { type OpenedApp, openApp } from './open-app.tsx';

export const MALMO = '1280';
export const UMEA = '2480';
/** Radon protection is a must there. */
export const SKOVDE = '1496';

interface Beginning {
  readonly house?: string;
  /** Its four-digit code. */
  readonly municipality?: string;
  readonly bundle?: string;
  /** Where the application is opened; the first step by default. */
  readonly at?: string;
  /** What this test's builder has otherwise. */
  readonly brand?: Partial<Brand>;
  /** What this test's house has otherwise. */
  readonly change?: (configuration: Configuration) => Configuration;
}

/** Opens the configurator on a visit that has just begun: Björkliden 142 in Malmö, as it is delivered, if nothing else is said. */
export async function begin({ at = ownVisit.firstStep, brand, ...beginning }: Beginning = {}): Promise<OpenedApp> {
  await keepBegun(beginning);
  const app = await openApp(at, brand);
  // What opens with its view hides the rest from who listens.
  await expect.element(page.getByRole('main', { includeHidden: true })).toBeVisible();
  return app;
}

/** Leaves a house in the browser in which something has been chosen, as after a visit; its total, kr. */
export async function keepChanged(beginning: Beginning = {}): Promise<number> {
  await begin(beginning);
  const before = await total();
  await sample('Avskilt kök').click();
  await expect.poll(total).not.toBe(before);
  await expect.poll(() => readHouses().length).toBeGreaterThan(0);
  const price = await total();
  await cleanup();
  return price;
}

/** What the range calls a house by. */
export async function idOf(title = 'Björkliden 142'): Promise<number> {
  const found = (await (await browserApi()).listHouses()).find((house) => house.title === title);
  if (!found) throw new Error(`there is no ${title}`);
  return found.id;
}

/** Puts a visit where the page that begins one does. */
export async function keepBegun({
  house = 'Björkliden 142',
  municipality = MALMO,
  bundle,
  change = (configuration) => configuration,
}: Beginning = {}): Promise<void> {
  const api = await browserApi();
  const found = (await api.listHouses()).find(({ title }) => title === house);
  if (!found) throw new Error(`there is no ${house}`);
  const bundleId = found.bundles.find(({ name }) => name === bundle)?.id ?? null;
  const asked = beginning({ houseId: found.id, municipalityId: municipality, webConfigurationId: null, bundleId });
  storeBootstrap(z.encode(configurationBody, change(await api.beginHouse(asked))));
}
