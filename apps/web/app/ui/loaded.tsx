import { generalTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';
import { useLoaded } from './use-loaded.ts';
import './loaded.css';

interface LoadedProps<Value> {
  /** Asked again when it is another function. */
  load(): Promise<Value>;
  /** What is said when it fails; the visitor may try again. */
  readonly failed: string;
  children(value: Value): ReactNode;
}

/** Shows what it is given once that has come, and until then that it is on its way or could not be had. */
export function Loaded<Value>({ load, failed, children }: LoadedProps<Value>) {
  const general = useTexts(generalTexts);
  const { progress, again } = useLoaded(load);
  if (progress.kind === 'loaded') return children(progress.value);
  if (progress.kind === 'loading')
    return (
      <p className="loading-part" role="status">
        {general('loading')}
      </p>
    );
  return (
    <div className="loading-part">
      <Message kind="error">{failed}</Message>
      <Button onClick={again}>{general('retry')}</Button>
    </div>
  );
}
