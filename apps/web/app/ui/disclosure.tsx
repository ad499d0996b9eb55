import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import './disclosure.css';

interface DisclosureProps {
  readonly label: string;
  /** `row` is as wide as its column, with the arrow at the right edge. `link` is an underlined text with the arrow beside it. */
  readonly look?: 'row' | 'link';
  readonly startsOpen?: boolean;
  /** Whether the content is rendered only while the disclosure is open. Without scripts nobody can then read the content. */
  readonly isLate?: boolean;
  readonly children: ReactNode;
}

/** A button that opens and closes its content. Without scripts the content is open, unless `isLate` is set. */
export function Disclosure({ label, look = 'row', startsOpen = false, isLate = false, children }: DisclosureProps) {
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <div className="disclosure">
      <button
        type="button"
        className={`disclosure-${look}`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{label}</span>
        <Icon icon={ChevronDown} small />
      </button>
      <div id={id} className="disclosure-panel" hidden={!open}>
        {(open || !isLate) && children}
      </div>
    </div>
  );
}
