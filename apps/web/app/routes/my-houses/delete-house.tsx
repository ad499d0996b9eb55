import { AlertDialog } from '@base-ui/react/alert-dialog';
import { generalTexts, projectsTexts } from '@gavel/texts';
import { useEffect, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { ConfirmPopup } from '../../ui/confirm-popup.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';

interface DeleteHouseProps {
  readonly name: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  /** The names of the other people in the household, who would also lose access to the house. */
  readonly others?: readonly string[];
  /** Whether the last action on the house has failed. The dialog then closes, because the page behind the dialog shows the failure. */
  readonly hasFailed?: boolean;
  /** Called after the visitor has confirmed the deletion. */
  onDelete(): void;
}

/** The button that deletes a house after a confirmation. */
export function DeleteHouse({ name, houseTitle, municipalityName, others = [], hasFailed = false, onDelete }: DeleteHouseProps) {
  const t = useTexts(projectsTexts);
  const general = useTexts(generalTexts);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (hasFailed) setOpen(false);
  }, [hasFailed]);

  const what = { name, house: houseTitle, municipality: municipalityName };
  const people = new Intl.ListFormat('sv-SE').format(others);

  function remove() {
    onDelete();
    // Move the focus to the heading, because the button that had the focus disappears with the house.
    focusHeading();
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger render={<TextButton aria-label={t('deleteNamed', { name })} />}>{t('delete')}</AlertDialog.Trigger>
      <ConfirmPopup
        question={t('deleteQuestion')}
        text={others.length === 0 ? t('deleteText', what) : t('deleteShared', { ...what, people })}
        act={t('delete')}
        safe={general('cancel')}
        onAct={remove}
      />
    </AlertDialog.Root>
  );
}
