import { AlertDialog } from '@base-ui/react/alert-dialog';
import { generalTexts } from '@gavel/texts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { ConfirmPopup } from './confirm-popup.tsx';

interface ConfirmButtonProps {
  /** The accessible name, for users who do not see what is beside the button. */
  readonly name: string;
  readonly question: string;
  readonly text: string;
  /** The label of the button that confirms the action. */
  readonly act: string;
  readonly children: ReactNode;
  onConfirm(): void;
}

/** A button for an action that needs a confirmation. It opens a dialog that asks for it; the cancel button has the focus. */
export function ConfirmButton({ name, question, text, act, children, onConfirm }: ConfirmButtonProps) {
  const general = useTexts(generalTexts);
  const [open, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger render={<Button aria-label={name} />}>{children}</AlertDialog.Trigger>
      <ConfirmPopup question={question} text={text} act={act} safe={general('cancel')} onAct={confirm} />
    </AlertDialog.Root>
  );
}
