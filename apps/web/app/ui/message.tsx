import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './message.css';

interface MessageProps {
  /**
   * `field` belongs to the line above it, whose border is heavy: a second one would look like another line to fill in. `summary` looks like an
   * error and stands in a part of the page that is announced already. Neither is announced by itself.
   */
  readonly kind?: keyof typeof LOOKS;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A line that tells something. An error is ink text with an icon and a heavy border, never a colour of its own. */
export function Message({ kind = 'notice', id, children }: MessageProps) {
  const { look, role } = LOOKS[kind];
  return (
    <div id={id} className={`message message-${look}`} role={role}>
      <Icon icon={kind === 'notice' ? Info : TriangleAlert} small={kind === 'field'} />
      <p>{children}</p>
    </div>
  );
}

const LOOKS = {
  notice: { look: 'notice', role: 'status' },
  error: { look: 'error', role: 'alert' },
  field: { look: 'field', role: undefined },
  summary: { look: 'error', role: undefined },
} as const;
