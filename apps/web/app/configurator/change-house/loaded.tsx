import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';

interface LoadedProps<Value> {
  /** Asked again when it is another function. */
  load(): Promise<Value>;
  /** What is said when it fails; the visitor may try again. */
  readonly failed: string;
  children(value: Value): ReactNode;
}

type Progress<Value> = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'loaded'; readonly value: Value };

/** Shows what it is given once that has come, and until then that it is on its way or could not be had. */
export function Loaded<Value>({ load, failed, children }: LoadedProps<Value>) {
  const general = useTranslations('general');
  const [progress, setProgress] = useState<Progress<Value>>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt loads again
  useEffect(() => {
    let isWanted = true;
    setProgress({ kind: 'loading' });
    load().then(
      (value) => isWanted && setProgress({ kind: 'loaded', value }),
      () => isWanted && setProgress({ kind: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  if (progress.kind === 'loaded') return children(progress.value);
  if (progress.kind === 'loading')
    return (
      <p className="change-house-wait" role="status">
        {general('loading')}
      </p>
    );
  return (
    <div className="change-house-wait">
      <Message kind="error">{failed}</Message>
      <Button onClick={() => setAttempt(attempt + 1)}>{general('retry')}</Button>
    </div>
  );
}
