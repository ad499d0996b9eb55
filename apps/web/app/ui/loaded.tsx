import { generalTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import { Message } from './message.tsx';
import { useLoaded } from './use-loaded.ts';
import './loaded.css';

interface LoadedProps<Value> {
  /** Loads the value. If a later render passes another function, the value loads again. */
  load(): Promise<Value>;
  /** The message after a failure, beside the button with which the visitor retries. */
  readonly failed: string;
  children(value: Value): ReactNode;
}

/** Renders its content when the value has loaded. Until then it shows that it is loading, or that loading has failed. */
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
