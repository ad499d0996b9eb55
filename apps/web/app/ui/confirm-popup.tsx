import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import './dialog.css';
import './veil.css';

interface ConfirmPopupProps {
  readonly question: string;
  readonly text: string;
  /** The label of the button that confirms the action. */
  readonly act: string;
  /** The label of the button that changes nothing. */
  readonly safe: string;
  /** More information for the decision. */
  readonly children?: ReactNode;
  onAct(): void;
}

/**
 * The content of an `AlertDialog.Root` that asks for a confirmation of an action. The button that changes nothing has the initial focus, so
 * that Enter alone does nothing.
 */
export function ConfirmPopup({ question, text, act, safe, children, onAct }: ConfirmPopupProps) {
  const safeButton = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Portal>
      <AlertDialog.Backdrop className="veil" />
      <AlertDialog.Popup className="dialog" initialFocus={safeButton}>
        <AlertDialog.Title className="dialog-title">{question}</AlertDialog.Title>
        <AlertDialog.Description className="dialog-text">{text}</AlertDialog.Description>
        {children}
        <div className="dialog-actions">
          <Button onClick={onAct}>{act}</Button>
          <AlertDialog.Close ref={safeButton} render={<Button kind="primary" />}>
            {safe}
          </AlertDialog.Close>
        </div>
      </AlertDialog.Popup>
    </AlertDialog.Portal>
  );
}
