import { stepsTexts } from '@gavel/texts';
import { ArrowLeft, ArrowRight, ListTree } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useIsSheet } from '../ui/use-layout.ts';
import { NEXT_KEY, useNextKey } from './use-next-key.ts';
import './navigation-bar.css';

interface NavigationBarProps {
  /** Whether this is the last step, whose next button reads "Slutför" (finish). */
  readonly isLast: boolean;
  /** Goes to the previous step; null if there is none. */
  readonly onBack: (() => void) | null;
  onNext(): void;
  /** The text of the button that opens the overview: the number of the step, such as "3/13", or "Paket" (bundles) or "Intro". */
  readonly label: string;
  /** The text that screen readers read before `label`. */
  readonly overviewLabel: string;
  readonly progress: { readonly n: number; readonly total: number };
  readonly overviewOpen: boolean;
  onOverview(): void;
  /** The question. It is between back and next; on a phone it is above the answers. */
  readonly head: ReactNode;
  /** The answers. They are below the bar; on a phone they are above it. */
  readonly children?: ReactNode;
}

/**
 * The back button, the overview button, the question, its answers, and the next button. The order on the screen is the same as the order of
 * the Tab key.
 */
export function NavigationBar({
  isLast,
  onBack,
  onNext,
  label,
  overviewLabel,
  progress,
  overviewOpen,
  onOverview,
  head,
  children,
}: NavigationBarProps) {
  const t = useTexts(stepsTexts);
  const isSheet = useIsSheet();
  useNextKey(onNext);
  const bar = (
    <div className="navigation-bar">
      <button type="button" className="navigation-cell navigation-back" disabled={!onBack} onClick={onBack ?? undefined}>
        <Icon icon={ArrowLeft} small />
        {t('back')}
      </button>
      <button type="button" className="navigation-cell navigation-count" aria-pressed={overviewOpen} onClick={onOverview}>
        <Icon icon={ListTree} />
        <span className="visually-hidden">{overviewLabel} </span>
        <span className="num">{label}</span>
        <progress value={progress.n} max={progress.total} aria-hidden="true" />
      </button>
      {!isSheet && head}
      <button type="button" className="navigation-cell navigation-next" aria-keyshortcuts={NEXT_KEY} onClick={onNext}>
        {t(isLast ? 'finish' : 'next')}
        <span className="navigation-key" aria-hidden="true">
          {t('nextKey')}
        </span>
        <Icon icon={ArrowRight} small />
      </button>
    </div>
  );
  return (
    <>
      {isSheet ? head : bar}
      {children}
      {isSheet && bar}
    </>
  );
}
