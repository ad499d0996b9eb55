import { takeOverTexts } from '@gavel/texts';
import { useEffect, useRef } from 'react';
import { TakeOverForm } from '../../saving/take-over-form.tsx';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { useTexts } from '../../texts/use-texts.ts';

/** The question about the houses of this browser, in the place of the form that somebody has just entered by. */
export function TakeOverPart({ houses, onDone }: { houses: readonly KeptHouse[]; onDone(): void }) {
  const t = useTexts(takeOverTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="guide-part">
      <h2 ref={heading} tabIndex={-1}>
        {t('heading')}
      </h2>
      <TakeOverForm houses={houses} onDone={onDone} onLater={onDone} />
    </section>
  );
}
