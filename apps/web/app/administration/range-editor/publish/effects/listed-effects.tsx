import { rangeEffectTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import './listed-effects.css';

/** How many effects of a kind are always visible. The user unfolds the others. */
const MOST_LISTED = 12;

interface ListedProps {
  readonly heading: string;
  readonly lead?: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
}

/** Lists the effects of one kind. Shows nothing if there are none. */
export function Listed({ heading, lead, items }: ListedProps): ReactNode {
  const t = useTexts(rangeEffectTexts);
  if (items.length === 0) return null;
  const rows = (some: ListedProps['items']) => (
    <ul className="range-effects">
      {some.map(({ title, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two answers may have one title, and rows never move
        <li key={at}>
          <b translate="no">{title}</b> <span>{text.trim()}</span>
        </li>
      ))}
    </ul>
  );
  const rest = items.slice(MOST_LISTED);
  return (
    <div className="range-effect">
      <h3>{heading}</h3>
      {lead && <p className="range-condition">{lead}</p>}
      {rows(items.slice(0, MOST_LISTED))}
      {rest.length > 0 && (
        <details className="range-remarks">
          <summary>{t('more', { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
    </div>
  );
}
