import type { Salesperson } from '@gavel/core';
import { useEffect, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useSite } from '../site/use-site.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';

/** For each visit and municipality, the salespeople in random order. The order is chosen after the page has loaded. */
const drawn = new WeakMap<ConfiguratorStore, Map<string, Promise<readonly Salesperson[]>>>();

/**
 * Returns the salespeople, those of the municipality first, but no more than the builder wants to show. Their random order stays the same
 * until the page is loaded again. If the request fails, returns the salespeople that the server sent with the house.
 */
export function useSalespersons(): readonly Salesperson[] {
  const store = useConfiguratorStore();
  const { salespersonsShown } = useSite().brand;
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  const [salespersons, setSalespersons] = useState<readonly Salesperson[]>([]);
  useEffect(() => {
    let isWanted = true;
    draw(store, municipality, salespersonsShown).then((some) => isWanted && setSalespersons(some));
    return () => {
      isWanted = false;
    };
  }, [store, municipality, salespersonsShown]);
  return salespersons;
}

function draw(store: ConfiguratorStore, municipalityName: string, most: number): Promise<readonly Salesperson[]> {
  const lists = drawn.get(store) ?? new Map<string, Promise<readonly Salesperson[]>>();
  drawn.set(store, lists);
  const { salespersons } = store.getState().configuration;
  const list =
    lists.get(municipalityName) ??
    browserApi()
      .then((api) => api.listSalespersons({ parameters: { max: most, municipalityName } }))
      .catch(() => salespersons);
  lists.set(municipalityName, list);
  return list;
}
