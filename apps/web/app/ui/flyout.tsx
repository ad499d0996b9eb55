import { Dialog } from '@base-ui/react/dialog';
import { generalTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useSwipeAway } from './use-swipe-away.ts';
import './flyout.css';

interface FlyoutProps {
  readonly open: boolean;
  readonly title: string;
  /** Room for a list beside its prices. */
  readonly wide?: boolean;
  /** Stands under the title and does not scroll away. */
  readonly head?: ReactNode;
  /** What takes focus on opening; absent: the title, so that it is read and nothing looks pressed. */
  readonly focus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  /** Where focus goes when it closes; absent: back to where it was. */
  readonly finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus'];
  onClose(): void;
}

/** A sheet that slides in from the right, on a phone from below: for what is read beside the house. */
export function Flyout({ open, title, wide = false, head, focus, children, finalFocus = true, onClose }: FlyoutProps) {
  const general = useTexts(generalTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const swipe = useSwipeAway(onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup
          ref={swipe}
          className={wide ? 'flyout flyout-wide' : 'flyout'}
          initialFocus={focus ?? heading}
          finalFocus={finalFocus}
        >
          <header className="flyout-head">
            <Dialog.Title ref={heading} tabIndex={-1} className="flyout-title">
              {title}
            </Dialog.Title>
            <Dialog.Close render={<IconButton label={general('close')} />}>
              <Icon icon={X} />
            </Dialog.Close>
          </header>
          {head}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
          <section className="flyout-body" aria-label={title} tabIndex={0}>
            {children}
          </section>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
