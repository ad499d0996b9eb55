import { shareTexts } from '@gavel/texts';
import { Copy, Share } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './link-field.css';

/** What became of copying a link. */
export type CopyResult = 'copied' | 'copyFailed';

interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  /** What it is called where it is passed on. */
  readonly title: string;
  /** It was made just now: the focus goes to it. */
  readonly isNew: boolean;
  onCopied(result: CopyResult): void;
}

/** A link that was made, to be copied or, on a phone, passed on. */
export function LinkField({ link, label, title, isNew, onCopied }: LinkFieldProps) {
  const t = useTexts(shareTexts);
  const field = useRef<HTMLInputElement>(null);
  // What was pressed to make it is gone; before the panel, which takes the focus of what goes, notices.
  useLayoutEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      onCopied('copied');
    } catch {
      // Refused, or not to be had over plain HTTP: the address is marked, so that it can be copied by hand.
      field.current?.select();
      onCopied('copyFailed');
    }
  };
  const pass = async () => {
    try {
      await navigator.share({ title, url: link });
    } catch {
      // The visitor changed their mind.
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

/** A phone or tablet with a way of its own to pass things on; on a desk the address is what one wants. */
function canPassOn(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}
