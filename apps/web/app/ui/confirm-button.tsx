import { AlertDialog } from '@base-ui/react/alert-dialog';
import { generalTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import './dialog.css';
import './veil.css';

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
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger render={<Button aria-label={name} />}>{children}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="veil" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="dialog-title">{question}</AlertDialog.Title>
          <AlertDialog.Description className="dialog-text">{text}</AlertDialog.Description>
          <div className="dialog-actions">
            <AlertDialog.Close render={<Button onClick={onConfirm} />}>{act}</AlertDialog.Close>
            <AlertDialog.Close render={<Button kind="primary" />}>{general('cancel')}</AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
