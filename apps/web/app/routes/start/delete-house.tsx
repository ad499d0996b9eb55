import { AlertDialog } from '@base-ui/react/alert-dialog';
import { generalTexts, projectsTexts } from '@gavel/texts';
import { Trash2 } from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Icon } from '../../ui/icon.tsx';
import '../../ui/veil.css';
import '../../ui/dialog.css';

interface DeleteHouseProps {
  readonly name: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  /** Called once the visitor has said yes. */
  onDelete(): void;
}

/** Deletes a house after asking. */
export function DeleteHouse({ name, houseTitle, municipalityName, onDelete }: DeleteHouseProps) {
  const t = useTexts(projectsTexts);
  const general = useTexts(generalTexts);

  function remove() {
    onDelete();
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
