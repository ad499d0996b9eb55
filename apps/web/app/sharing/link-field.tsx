import { shareTexts } from '@gavel/texts';
import { Copy, Share } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './link-field.css';

/** Whether the link was copied. */
export type CopyResult = 'copied' | 'copyFailed';

interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  /** The title that the share menu of a phone shows. */
  readonly title: string;
  /** Whether the visitor has just made the link, so that its field takes the focus. */
  readonly isNew: boolean;
  onCopied(result: CopyResult): void;
}

/** A link to copy or, on a phone, to share. */
export function LinkField({ link, label, title, isNew, onCopied }: LinkFieldProps) {
  const t = useTexts(shareTexts);
  const field = useRef<HTMLInputElement>(null);
  // The button that was pressed no longer exists. A layout effect moves the focus before the panel would move it elsewhere.
  useLayoutEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      onCopied('copied');
    } catch {
      // The browser refuses to copy, or cannot copy over plain HTTP. Select the address, so that the visitor can copy it.
      field.current?.select();
      onCopied('copyFailed');
    }
  };
  const pass = async () => {
    try {
      await navigator.share({ title, url: link });
    } catch {
      // Ignore this error: usually the visitor has cancelled sharing.
    }
  };
  return (
    <div className="link-field">
      <input ref={field} readOnly aria-label={label} value={link} onFocus={(event) => event.target.select()} />
      <Button onClick={copy}>
        <Icon icon={Copy} small />
        {t('copy')}
      </Button>
      {canPassOn() && (
        <Button onClick={pass}>
          <Icon icon={Share} small />
          {t('pass')}
        </Button>
      )}
    </div>
  );
}

/** Returns whether the device is a phone or a tablet with a share menu. On a desktop, visitors want to copy the address. */
function canPassOn(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}
