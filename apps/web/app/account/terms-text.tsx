import type { ConsentText } from '@gavel/contract';
import { Disclosure } from '../ui/disclosure.tsx';
import { RichText } from '../ui/rich-text.tsx';
import './account-form.css';

/** The text of the terms, which opens below the checkbox for accepting them. */
export function TermsText({ terms }: { terms: ConsentText }) {
  return (
    <Disclosure look="link" label={terms.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach a scrolling element */}
      <section className="account-terms" aria-label={terms.title} tabIndex={0}>
        <RichText html={terms.text} />
      </section>
    </Disclosure>
  );
}
