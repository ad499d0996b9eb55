import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './message.css';

/** A line that tells something. An error is ink text with an icon and a heavy border, never a colour of its own. */
export function Message({ kind = 'notice', id, children }: { kind?: 'notice' | 'error'; id?: string; children: ReactNode }) {
  return (
    <div id={id} className={`message message-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon icon={kind === 'error' ? TriangleAlert : Info} />
      <p>{children}</p>
    </div>
  );
}
