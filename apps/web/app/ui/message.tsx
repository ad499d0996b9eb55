import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './message.css';

interface MessageProps {
  /** `field` belongs to the line above it, whose border is heavy: a second one would look like another line to fill in. */
  readonly kind?: 'notice' | 'error' | 'field';
  readonly id?: string;
  readonly children: ReactNode;
}

/** A line that tells something. An error is ink text with an icon and a heavy border, never a colour of its own. */
export function Message({ kind = 'notice', id, children }: MessageProps) {
  const isError = kind !== 'notice';
  return (
    <div id={id} className={`message message-${kind}`} role={isError ? 'alert' : 'status'}>
      <Icon icon={isError ? TriangleAlert : Info} small={kind === 'field'} />
      <p>{children}</p>
    </div>
  );
}
