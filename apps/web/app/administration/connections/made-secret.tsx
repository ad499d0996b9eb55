import { connectionsTexts } from '@gavel/texts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

interface MadeSecretProps {
  readonly secret: string;
  /** The heading of the list to which the secret belongs: API keys or webhook receivers. */
  readonly label: string;
  hide(): void;
}

/** Shows a new secret once, so that the user can copy it. The field gets the focus, because the form that created the secret has closed. */
export function MadeSecret({ secret, label, hide }: MadeSecretProps) {
  const t = useTexts(connectionsTexts);
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => field.current?.focus(), []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setResult('copied');
    } catch {
      field.current?.select();
      setResult('copyFailed');
    }
  }
  return (
    <div className="connections-made">
      <p>{t('made')}</p>
      <div>
        <input
          ref={field}
          className="desk-field"
          readOnly
          aria-label={`${label}: ${t('made')}`}
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        <Button className="slim" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <TextButton onClick={hide}>{t('hide')}</TextButton>
      </div>
      {result && <Message kind={result === 'copied' ? 'notice' : 'error'}>{t(result)}</Message>}
    </div>
  );
}
