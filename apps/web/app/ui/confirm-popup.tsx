import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import './dialog.css';
import './veil.css';

interface ConfirmPopupProps {
  readonly question: string;
  readonly text: string;
  /** What is done, in a word. */
  readonly act: string;
  /** What leaves everything as it is. */
  readonly safe: string;
  /** What else there is to know before answering. */
  readonly children?: ReactNode;
  onAct(): void;
}

/** What an `AlertDialog.Root` asks before something that cannot be undone. Focus begins on the safe answer: Enter alone does nothing. */
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
