import { Dialog } from '@base-ui/react/dialog';
import type { ListedHouse } from '@gavel/contract';
import { nameTexts, projectsTexts } from '@gavel/texts';
import { useRef, useState } from 'react';
import { useAccount } from '../../account/use-account.ts';
import { householdAddress } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { copyNameOf } from '../../saving/copy-name.ts';
import { NameForm } from '../../saving/name-form.tsx';
import { drawKey } from '../../stored/creation-key.ts';
import { forgetDeleted } from '../../stored/forget-deleted.ts';
import { forgetPictures } from '../../stored/kept-pictures.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton, TextLink } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { DeleteHouse } from './delete-house.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import '../../ui/veil.css';
import '../../ui/dialog.css';

interface SavedHouseWaysProps {
  readonly house: ListedHouse;
  onDone(said: string): void;
}

/** The actions on a saved house, except opening it. A final order has no such actions. */
export function SavedHouseWays({ house, onDone }: SavedHouseWaysProps) {
  const t = useTexts(projectsTexts);
  const { id, name, type, isOwner } = house;
  const account = useAccount();
  const [failed, setFailed] = useState(false);
  const parameters = { id };
  /** The idempotency key of the copy. It is kept while the server may have made the copy, so that a retry makes no second one. */
  const copyKey = useRef<string | null>(null);

  /** Runs an action and shows whether it succeeded. Returns false if it is unknown whether the server has carried it out. */
  async function attempt(act: (api: Awaited<ReturnType<typeof browserApi>>) => Promise<unknown>, said: string): Promise<boolean> {
    setFailed(false);
    try {
      await act(await browserApi());
      onDone(said);
      return true;
    } catch (error) {
      setFailed(true);
      // Only a status from 400 to 499 shows that the server has not carried out the action.
      return error instanceof ApiError && error.status >= 400 && error.status < 500;
    }
  }

  async function copy() {
    copyKey.current ??= drawKey();
    const sent = {
      parameters,
      body: { name: copyNameOf(name, (own) => t('copyName', { name: own })), impersonatedOwner: account?.actingFor?.id ?? null },
      headers: { 'Idempotency-Key': copyKey.current },
    };
    if (await attempt((api) => api.duplicateConfiguration(sent), t('duplicated'))) copyKey.current = null;
  }

  if (type === 'base') return null;
  return (
    <>
      <TextLink to={householdAddress(id)} aria-label={t('shareNamed', { name })}>
        {t('share')}
      </TextLink>
      <RenameHouse
        name={name}
        onNamed={(given) => attempt((api) => api.renameConfiguration({ parameters, body: { name: given } }), t('renamed'))}
      />
      <TextButton aria-label={t('duplicateNamed', { name })} onClick={copy}>
        {t('duplicate')}
      </TextButton>
      <VersionsDialog
        house={house}
        onRestore={(revision) => attempt((api) => api.restoreVersion({ parameters: { id, revision } }), t('restored'))}
      />
      {isOwner && (
        <DeleteHouse
          {...{ name, houseTitle: house.houseTitle, municipalityName: house.municipalityName }}
          hasFailed={failed}
          others={house.household.flatMap(({ fullName, isThis }) => (isThis ? [] : [fullName]))}
          onDelete={() =>
            attempt(
              async (api) => {
                await api.deleteConfiguration({ parameters });
                forgetDeleted([id]);
                await forgetPictures({ startedAt: null, token: id });
              },
              t('deleted', { count: 1 }),
            )
          }
        />
      )}
      {failed && <Message kind="error">{t('failed')}</Message>}
    </>
  );
}

function RenameHouse({ name, onNamed }: { name: string; onNamed(name: string): void }) {
  const t = useTexts(projectsTexts);
  const words = useTexts(nameTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger render={<TextButton aria-label={t('renameNamed', { name })} />}>{t('rename')}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">{words('heading')}</Dialog.Title>
          <NameForm
            name={name}
            onNamed={(given) => {
              setOpen(false);
              onNamed(given);
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
