import { Dialog } from '@base-ui/react/dialog';
import type { HouseVersion, ListedHouse } from '@gavel/contract';
import { formatKr } from '@gavel/core';
import { generalTexts, projectsTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { versionAddress } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink, IconButton, TextButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import '../../ui/veil.css';
import '../../ui/dialog.css';
import './versions-dialog.css';

interface VersionsDialogProps {
  readonly house: ListedHouse;
  onRestore(revision: number): void;
}

/** The latest versions of a house with time and price, and what each one changed. The user can open or restore the earlier ones. */
export function VersionsDialog({ house, onRestore }: VersionsDialogProps) {
  const t = useTexts(projectsTexts);
  const general = useTexts(generalTexts);
  const [isOpen, setOpen] = useState(false);
  const { id, name, revision } = house;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has to be loaded again after each save
  const load = useCallback(async () => (await browserApi()).listVersions({ parameters: { id } }), [id, revision]);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger render={<TextButton aria-label={t('versionsNamed', { name })} />}>{t('versions')}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">{t('versionsHeading', { name })}</Dialog.Title>
          <Dialog.Description className="dialog-text">{t('versionsText')}</Dialog.Description>
          <Loaded load={load} failed={t('failed')}>
            {(versions) => (
              <ol className="versions">
                {versions.map((version, at) => (
                  <Version
                    key={version.revision}
                    house={house}
                    version={version}
                    before={versions[at + 1]?.revision ?? null}
                    isNow={at === 0}
                    onRestore={() => {
                      setOpen(false);
                      onRestore(version.revision);
                    }}
                  />
                ))}
              </ol>
            )}
          </Loaded>
          <Dialog.Close className="dialog-close" render={<IconButton label={general('close')} />}>
            <Icon icon={X} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface VersionProps {
  readonly house: ListedHouse;
  readonly version: HouseVersion;
  /** The number of the version before this one; null if this is the oldest stored version. */
  readonly before: number | null;
  readonly isNow: boolean;
  onRestore(): void;
}

function Version({ house, version, before, isNow, onRestore }: VersionProps) {
  const t = useTexts(projectsTexts);
  const [isOpen, setOpen] = useState(false);
  const { revision, name, price, savedAt, savedBy } = version;
  const when = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(savedAt);
  return (
    <li>
      <p>
        <b className="num">{when}</b>
        <span>{[name, savedBy].filter(Boolean).join(', ')}</span>
      </p>
      <b className="num" translate="no">
        {formatKr(price)}
      </b>
      {before !== null && (
        <div className="versions-changes">
          <button
            type="button"
            className="text-link"
            aria-label={t('whatChangedNamed', { when })}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t('whatChanged')}
          </button>
          {isOpen && <WhatChanged id={house.id} before={before} after={revision} />}
        </div>
      )}
      {isNow ? (
        <span className="versions-now">{t('versionNow')}</span>
      ) : (
        <div className="versions-ways">
          <ButtonLink to={versionAddress(house.id, revision)} aria-label={t('lookNamed', { when })}>
            {t('look')}
          </ButtonLink>
          <Button aria-label={t('restoreNamed', { when })} onClick={onRestore}>
            {t('restore')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Shows what one save changed. The data load only when the user opens this part. */
function WhatChanged({ id, before, after }: { id: string; before: number; after: number }) {
  const t = useTexts(projectsTexts);
  const load = useCallback(async () => {
    const api = await browserApi();
    const read = (revision: number) => api.readVersion({ parameters: { id, revision } });
    const [{ VersionChanges }, was, is] = await Promise.all([import('./version-changes.tsx'), read(before), read(after)]);
    return { VersionChanges, was, is };
  }, [id, before, after]);
  return (
    <Loaded load={load} failed={t('failed')}>
      {({ VersionChanges, was, is }) => <VersionChanges was={was} is={is} />}
    </Loaded>
  );
}
