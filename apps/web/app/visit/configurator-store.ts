import { type Configuration, compileModel, ore, selectionsOf, startVisit, totalsOf } from '@gavel/core';
import { createStore } from 'zustand/vanilla';
import { serverNow } from '../network/server-time.ts';
import { choosing, describing, differs, keeping, looking, moving } from './configurator-acts.ts';
import type {
  ConfiguratorState,
  ConfiguratorStore,
  History,
  Moment,
  Remark,
  Resumption,
  StoredMoment,
} from './configurator-state.ts';
import { nothingWritten } from './requests.ts';

/**
 * Creates the store for one visit of the configurator. Components derive the current prices, lists and texts from the choices in
 * its state.
 */
export function createConfiguratorStore(
  begun: Configuration,
  resumption: Resumption | null,
  remark: Remark | null,
  history: History = { past: [], future: [] },
): ConfiguratorStore {
  const { name, plotIds, placement } = resumption ?? begun;
  const configuration = { ...begun, name, plotIds, placement };
  const compiled = compileModel(configuration);
  const start = startVisit(compiled, resumption?.selections ?? configuration.selections);
  const lost = resumption !== null && differs(resumption.selections, selectionsOf(compiled, start.visit));
  const { total } = totalsOf(compiled, start.visit, serverNow());
  const priceBefore = resumption?.price != null && resumption.price !== total ? ore(resumption.price) : null;

  return createStore<ConfiguratorState>()((_set, _get, store) => {
    const here = (stored: StoredMoment): Moment => ({ ...stored, configuration, compiled });

    return {
      configuration,
      compiled,
      visit: start.visit,
      past: history.past.map(here),
      future: history.future.map(here),
      consequence: null,
      remark: remark !== 'not-sold-there' && lost ? 'gone' : (remark ?? (priceBefore === null ? null : 'repriced')),
      priceBefore,
      followed: null,
      storageFails: false,
      unsaved: resumption ? !resumption.saved : false,
      savedAt: (resumption?.saved && resumption.keptAt) || null,
      saving: resumption?.isWaiting ? { kind: 'waiting', copyOf: null } : { kind: 'idle' },
      waitsFor: resumption?.waitsFor ?? null,
      origin: resumption?.origin ?? null,
      isForeign: false,
      pdf: { kind: 'idle' },
      pdfCopy: 'large',
      requests: { Quote: nothingWritten, Sales: nothingWritten },
      requestSentAt: null,
      visited: new Set(resumption?.visited),
      openedLast: resumption?.openedLast ?? null,
      isQuick: false,
      replaced: new Set(),

      ...choosing(store),
      ...moving(store),
      ...describing(store),
      ...looking(store),
      ...keeping(store),
    };
  });
}
