import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './message.css';

interface MessageProps {
  /**
   * `field`: an error of the field above the message. The field has a heavy border, so the message has none: with such a border, it would
   * look like a second field. `summary`: looks like an error, but is inside an element that screen readers announce. Screen readers do not
   * announce these two kinds automatically.
   */
  readonly kind?: keyof typeof LOOKS;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A message. An error has dark text, an icon and (except `field`) a heavy border, but no colour of its own. */
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
