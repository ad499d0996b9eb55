import { configurationBody, z } from '@gavel/contract';
import type { Configuration } from '@gavel/core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { ownVisit } from '../app/addresses.ts';
import { beginning } from '../app/api/beginning.ts';
import { browserApi } from '../app/api/browser-api.ts';
import type { Brand } from '../app/api/create-api.ts';
import type { Preview } from '../app/page-context.ts';
import { storeBootstrap } from '../app/stored/bootstrap-storage.ts';
import { readHouses } from '../app/stored/kept-houses.ts';
import { sample, total } from './look.ts';
import { type OpenedApp, openApp } from './open-app.tsx';

export const MALMO = '1280';
export const UMEA = '2480';
/** The code of a municipality in which radon protection is mandatory. */
export const SKOVDE = '1496';

interface Beginning {
  readonly house?: string;
  /** The four-digit code of the municipality. */
  readonly municipality?: string;
  readonly bundle?: string;
  /** The address to open. If it is left out, the first step opens. */
  readonly at?: string;
  /** Changes to the builder's brand for this test. */
  readonly brand?: Partial<Brand>;
  /** The draft that the site shows in a preview. If it is left out, the app runs as the real site. */
  readonly preview?: Preview;
  /** Changes to the house for this test. */
  readonly change?: (configuration: Configuration) => Configuration;
}

/** Opens the configurator with a new visit: by default Björkliden 142 in Malmö with its default answers. */
export async function begin({ at = ownVisit.firstStep, brand, preview, ...beginning }: Beginning = {}): Promise<OpenedApp> {
  await keepBegun(beginning);
  const app = await openApp(at, brand, preview);
  // `includeHidden`: a view that is open from the start hides the main element from screen readers.
  await expect.element(page.getByRole('main', { includeHidden: true })).toBeVisible();
  return app;
}

/** Stores a house with a changed answer in the browser, as a visit would do. Returns its total in kr. */
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

/** Returns the id of a house by its title. */
export async function idOf(title = 'Björkliden 142'): Promise<number> {
  const found = (await (await browserApi()).listHouses()).find((house) => house.title === title);
  if (!found) throw new Error(`there is no ${title}`);
  return found.id;
}

/** Stores a visit in the browser, as the page that starts a visit would do. */
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
