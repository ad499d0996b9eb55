import { AlertDialog } from '@base-ui/react/alert-dialog';
import { generalTexts } from '@gavel/texts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { ConfirmPopup } from './confirm-popup.tsx';

interface ConfirmButtonProps {
  /** What it is called for those who do not see what it stands beside. */
  readonly name: string;
  readonly question: string;
  readonly text: string;
  /** What is done, in a word. */
  readonly act: string;
  readonly children: ReactNode;
  onConfirm(): void;
}

/** A button whose act cannot be undone: it asks first, and begins on the safe answer. */
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
