import { paletteTexts } from '@gavel/texts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import './sample-arrows.css';

/** Buttons that scroll the row of samples by most of the visible width. At an end of the row, the arrow in that direction is disabled. */
export function SampleArrows({ row }: { row: RefObject<HTMLDivElement | null> }) {
  const t = useTexts(paletteTexts);
  const { left, right } = useEnds(row);
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: motion() });
  return (
    <div className="samples-arrows">
      <button type="button" aria-label={t('previous')} aria-disabled={left} onClick={() => scroll(-1)}>
        <Icon icon={ChevronLeft} />
      </button>
      <button type="button" aria-label={t('following')} aria-disabled={right} onClick={() => scroll(1)}>
        <Icon icon={ChevronRight} />
      </button>
    </div>
  );
}

/** Returns whether the left and the right end of the row are visible. */
function useEnds(row: RefObject<HTMLDivElement | null>): { left: boolean; right: boolean } {
  const [ends, setEnds] = useState({ left: true, right: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () =>
      setEnds({ left: element.scrollLeft < 2, right: element.scrollLeft + element.clientWidth > element.scrollWidth - 2 });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [row]);
  return ends;
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
