import { AlertDialog } from '@base-ui/react/alert-dialog';
import { generalTexts, projectsTexts } from '@gavel/texts';
import { Trash2 } from 'lucide-react';
import type { KeptHouse } from '../../kept-house/use-kept-house.ts';
import { focusHeading } from '../../shell/focus-heading.ts';
import { forgetBootstrap } from '../../stored/bootstrap-storage.ts';
import { forgetLocalCopy, readLocalCopy } from '../../stored/local-copy.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/veil.css';
import '../../ui/dialog.css';

interface DeleteHouseProps {
  readonly kept: KeptHouse;
  onDeleted(): void;
  /** The browser keeps another house by now, from another tab: that one was not asked about. */
  onReplaced(by: KeptHouse): void;
}

/** Deletes a house after asking. Its tab's own start is forgotten too, or a reload would bring it back. */
export function DeleteHouse({ kept, onDeleted, onReplaced }: DeleteHouseProps) {
  const { name, houseTitle, municipalityName } = kept;
  const t = useTexts(projectsTexts);
  const general = useTexts(generalTexts);

  function remove() {
    const keptNow = readLocalCopy();
    if (keptNow && keptNow.startedAt !== kept.startedAt) {
      onReplaced(keptNow);
    } else {
      forgetLocalCopy();
      forgetBootstrap();
      onDeleted();
    }
    // The dialog and what opened it are gone.
    focusHeading();
  }

  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger render={<Button aria-label={t('deleteNamed', { name })} />}>
        <Icon icon={Trash2} small />
        {t('delete')}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="veil" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{t('deleteQuestion')}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">
            {t('deleteText', { name, house: houseTitle, municipality: municipalityName })}
          </AlertDialog.Description>
          <div className="dialog-actions">
            <Button onClick={remove}>{t('delete')}</Button>
            <AlertDialog.Close render={<Button kind="primary" />}>{general('cancel')}</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
