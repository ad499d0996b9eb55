import { takeOverTexts } from '@gavel/texts';
import { useEffect, useRef } from 'react';
import { TakeOverForm } from '../saving/take-over-form.tsx';
import type { KeptHouse } from '../stored/kept-houses.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Asks whether to move the houses of this browser to the account. It is shown after the login, instead of the login form. */
export function TakeOverPart({ houses, onDone }: { houses: readonly KeptHouse[]; onDone(): void }) {
  const t = useTexts(takeOverTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // Move the focus to the heading, because the form that had the focus no longer exists.
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
