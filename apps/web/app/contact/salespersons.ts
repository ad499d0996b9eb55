import type { Salesperson } from '@gavel/core';
import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useSite } from '../site/use-site.ts';
import type { ConfiguratorStore } from '../visit/configurator-store.ts';
import { useConfiguratorStore } from '../visit/use-configurator.tsx';

/** What has been drawn for a visit since the page was loaded. */
const drawn = new WeakMap<ConfiguratorStore, Promise<readonly Salesperson[]>>();

/**
 * The salespersons to show, those of the municipality first, in an order that is drawn once per page load; at most as many as the builder
 * says. When they cannot be asked for, those that came with the house.
 */
export function useSalespersons(): readonly Salesperson[] {
  const store = useConfiguratorStore();
  const { salespersonsShown } = useSite().brand;
  const [salespersons, setSalespersons] = useState<readonly Salesperson[]>([]);
  useEffect(() => {
    let isWanted = true;
    draw(store, salespersonsShown).then((some) => isWanted && setSalespersons(some));
    return () => {
      isWanted = false;
    };
  }, [store, salespersonsShown]);
  return salespersons;
}

function draw(store: ConfiguratorStore, most: number): Promise<readonly Salesperson[]> {
  const known = drawn.get(store);
  if (known) return known;
  const { salespersons, municipalityName } = store.getState().configuration;
  const asked = browserApi()
    .then((api) => api.listSalespersons({ parameters: { max: most, municipalityName } }))
    .catch(() => salespersons);
  drawn.set(store, asked);
  return asked;
}
