import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import './disclosure.css';

interface DisclosureProps {
  readonly label: string;
  /** `row` spans its column with the arrow at the right edge; `link` is underlined text with the arrow beside it. */
  readonly look?: 'row' | 'link';
  readonly startsOpen?: boolean;
  /** What stands under it is in the page only while it is open: for what can be read elsewhere too. */
  readonly isLate?: boolean;
  readonly children: ReactNode;
}

/** A button that opens and closes what stands under it. Without scripts the content is open, unless it comes late. */
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
