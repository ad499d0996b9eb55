import { AlertDialog } from '@base-ui/react/alert-dialog';
import { generalTexts, projectsTexts } from '@gavel/texts';
import { Trash2 } from 'lucide-react';
import { focusHeading } from '../../shell/focus-heading.ts';
import { forgetBootstrap, readBootstrap } from '../../stored/bootstrap-storage.ts';
import { forgetHouse, type KeptHouse } from '../../stored/kept-houses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/veil.css';
import '../../ui/dialog.css';

interface DeleteKeptProps {
  readonly kept: KeptHouse;
  onDeleted(): void;
}

/** Deletes a house after asking. A tab that shows it forgets its own start too, or a reload would bring it back. */
export function DeleteKept({ kept, onDeleted }: DeleteKeptProps) {
  const { name, houseTitle, municipalityName, startedAt } = kept;
  const t = useTexts(projectsTexts);
  const general = useTexts(generalTexts);

  function remove() {
    forgetHouse(startedAt);
    if (readBootstrap()?.startedAt === startedAt) forgetBootstrap();
    onDeleted();
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
