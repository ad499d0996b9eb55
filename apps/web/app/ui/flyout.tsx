import { Dialog } from '@base-ui/react/dialog';
import { generalTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useSwipeAway } from './use-swipe-away.ts';
import './flyout.css';

interface FlyoutProps {
  readonly open: boolean;
  readonly title: string;
  /** Whether the sheet is wider than usual, for a list with prices. */
  readonly wide?: boolean;
  /** The content below the title that does not scroll. */
  readonly head?: ReactNode;
  /**
   * The element that gets the focus when the sheet opens. If it is left out, the title gets the focus. Then screen readers read the title,
   * and no button has a focus ring.
   */
  readonly focus?: RefObject<HTMLElement | null>;
  /** Whether the sheet shows the result of what the user did. The title then gets the focus, because the form that had it is gone. */
  readonly done?: boolean;
  readonly children: ReactNode;
  /**
   * The element that gets the focus when the sheet closes. If it is left out, the element that had the focus before the sheet opened gets
   * it.
   */
  readonly finalFocus?: ComponentProps<typeof Dialog.Popup>['finalFocus'];
  onClose(): void;
}

/** A sheet that slides in from the right, or on a phone from below. The house stays visible beside or above it. */
export function Flyout(props: FlyoutProps) {
  const { open, title, wide = false, head, focus, done = false, children, finalFocus = true, onClose } = props;
  const general = useTexts(generalTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLElement>(null);
  const swipe = useSwipeAway(onClose);
  useEffect(() => {
    if (!done) return;
    heading.current?.focus();
    // Scroll to the top, because the form was scrolled down to its button.
    if (body.current) body.current.scrollTop = 0;
  }, [done]);
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach a scrolling element */}
          <section ref={body} className="flyout-body" aria-label={title} tabIndex={0}>
            {children}
          </section>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
