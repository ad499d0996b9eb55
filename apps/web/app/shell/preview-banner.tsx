import { previewTexts } from '@gavel/texts';
import { useEffect, useState } from 'react';
import { onRefusal } from '../preview/preview-refusals.ts';
import { useTexts } from '../texts/use-texts.ts';
import './preview-banner.css';

/**
 * Why a preview refused an action of the visitor, by the error code. `only`: a preview stores nothing. `over`: the link to the preview no
 * longer works.
 */
const refusals: ReadonlyMap<unknown, 'only' | 'over'> = new Map([
  ['preview-only', 'only'],
  ['preview-ended', 'over'],
]);

interface Refusal {
  readonly said: 'only' | 'over' | null;
  readonly times: number;
}

/** The banner on every page of a preview. It shows why an action had no effect in the preview, and links to the real site. */
export function PreviewBanner({ draft }: { draft: number }) {
  const t = useTexts(previewTexts);
  const [{ said, times }, setRefusal] = useState<Refusal>({ said: null, times: 0 });
  useEffect(
    () =>
      onRefusal((code) => {
        const words = refusals.get(code);
        // For other error codes, keep the text of the banner.
        if (words) setRefusal((before) => ({ said: words, times: before.times + 1 }));
      }),
    [],
  );
  return (
    <section className="preview-banner" aria-label={t('label')}>
      <p>{t.rich('banner', { draft: String(draft), b: (words) => <b key="draft">{words}</b> })}</p>
      {/* Use a plain link. A link of the router would stay in the preview. */}
      <a href="/">{t('leave')}</a>
      {/* An open dialog hides everything else from screen readers, except elements with `aria-live`. */}
      <p className="preview-refusal" role="alert" aria-live="assertive">
        {/* Each refusal is a new element, so that screen readers also read a second refusal with the same words. */}
        {said && <span key={times}>{t(said)}</span>}
      </p>
    </section>
  );
}
