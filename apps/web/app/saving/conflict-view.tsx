import { Dialog } from '@base-ui/react/dialog';
import type { SavedState } from '@gavel/contract';
import { formatDifference, formatKr, ore } from '@gavel/core';
import { conflictTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { serverNow } from '../network/server-time.ts';
import { useRelativeTime, useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { answersMore, differencesFrom } from '../visit/differences-from.ts';
import { useConfigurator, useTotals } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import type { SaveEvent } from './next-save.ts';
import { useTellSaver } from './use-saver.ts';
import '../ui/dialog.css';
import './conflict-view.css';

/** Shows that the house was saved elsewhere since it was opened here: the differences side by side, and three ways to continue. */
export function ConflictView({ open, onClose }: ViewProps) {
  const saving = useConfigurator((state) => state.saving);
  const isMet = saving.kind === 'conflict';
  return (
    <Dialog.Root open={open && isMet} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog conflict">
          {isMet && <Conflict current={saving.current} onClose={onClose} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The three actions that resolve a conflict. The actions that lose data are at the end. */
const WAYS = [
  { way: 'saveCopy', kind: 'save-copy' },
  { way: 'saveOver', kind: 'save-over' },
  { way: 'takeTheirs', kind: 'take-theirs' },
] as const satisfies readonly { readonly way: string; readonly kind: SaveEvent['kind'] }[];

function Conflict({ current, onClose }: { current: SavedState; onClose(): void }) {
  const t = useTexts(conflictTexts);
  const relativeTime = useRelativeTime();
  const tell = useTellSaver();
  const { name, savedBy, savedAt } = current;
  const when = relativeTime(savedAt, serverNow());

  function leave(kind: (typeof WAYS)[number]['kind']) {
    onClose();
    tell({ kind });
  }

  return (
    <>
      <Dialog.Title className="dialog-title">{t('heading')}</Dialog.Title>
      <Dialog.Description className="dialog-text">
        {savedBy === null ? t('text', { name, when }) : t('textBy', { name, when, person: savedBy })}
      </Dialog.Description>
      <Differences current={current} />
      <dl className="conflict-ways">
        {WAYS.map(({ way }) => (
          <div key={way}>
            <dt>{t(way)}</dt>
            <dd id={`conflict-${way}`}>{t(`${way}Text`)}</dd>
          </div>
        ))}
      </dl>
      <div className="dialog-actions conflict-actions">
        <Dialog.Close className="text-link">{t('later')}</Dialog.Close>
        {WAYS.map(({ way, kind }) => (
          <Button
            key={way}
            kind={way === 'saveCopy' ? 'primary' : 'plain'}
            aria-describedby={`conflict-${way}`}
            onClick={() => leave(kind)}
          >
            {t(way)}
          </Button>
        ))}
      </div>
    </>
  );
}

function Differences({ current }: { current: SavedState }) {
  const t = useTexts(conflictTexts);
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const { total } = useTotals();
  const rows = differencesFrom({ configuration, compiled, visit }, current.selections);
  const theirs = useTheirHouse(current);
  // The table has no row for a question that exists only in the other house model.
  const hasMore = theirs.house !== null || answersMore(configuration, current.selections);
  return (
    <>
      <p className="conflict-count">
        {hasMore ? t('more', { count: rows.length }) : rows.length === 0 ? t('same') : t('count', { count: rows.length })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach a scrolling element */}
      <section className="conflict-table" aria-label={t('heading')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('question')}</th>
              <th scope="col">{t('mine')}</th>
              <th scope="col">{t('theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {current.name !== configuration.name && <Row title={t('nameRow')} mine={configuration.name} theirs={current.name} />}
            {theirs.house && <Row title={t('houseRow')} mine={configuration.houseTitle} theirs={theirs.house} />}
            {theirs.municipality && (
              <Row title={t('municipalityRow')} mine={configuration.municipalityName} theirs={theirs.municipality} />
            )}
            {rows.map(({ questionId, question, mine, theirs }) => (
              <Row
                key={questionId}
                title={question}
                mine={mine ?? t('none')}
                theirs={theirs ?? t(current.selections.has(questionId) ? 'unknown' : 'none')}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('priceRow')}</th>
              <td className="num" translate="no">
                {formatKr(total)}
              </td>
              <td className="num">
                <span translate="no">{formatKr(current.price)}</span>
                {current.price !== total && <small translate="no">{formatDifference(ore(current.price - total))}</small>}
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}

/**
 * Returns the house model and the municipality of the saved house, if they differ from those of the open house. Until their names have
 * loaded, returns a text which states only that they differ.
 */
function useTheirHouse({ houseId, municipalityId }: SavedState) {
  const t = useTexts(conflictTexts);
  const mine = useConfigurator((state) => state.configuration);
  const isOtherHouse = houseId !== mine.houseId;
  const isElsewhere = municipalityId !== mine.municipalityId;
  // The list of house models leaves hidden house models out, so load this house model with a separate call.
  const readHouse = useCallback(
    async () => (await browserApi()).readHouse({ parameters: { idOrName: String(houseId) } }),
    [houseId],
  );
  const house = useLoaded(readHouse, isOtherHouse).progress;
  const municipalities = useLoaded(listMunicipalities, isElsewhere).progress;
  const municipality =
    municipalities.kind === 'loaded' ? municipalities.value.find(({ id }) => id === municipalityId)?.name : undefined;
  return {
    house: isOtherHouse ? (house.kind === 'loaded' ? house.value.title : t('otherHouse')) : null,
    municipality: isElsewhere ? (municipality ?? t('otherMunicipality')) : null,
  };
}

async function listMunicipalities() {
  return (await browserApi()).listMunicipalities();
}

function Row({ title, mine, theirs }: { title: string; mine: string; theirs: string }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{mine}</td>
      <td>{theirs}</td>
    </tr>
  );
}
