import { formTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { Message } from './message.tsx';
import './form-status.css';

interface FormStatusProps {
  /** How many fields are empty that have to be filled in. */
  readonly missing: number;
  /** How many hold something that is wrong. */
  readonly wrong: number;
}

/**
 * Says once, for the whole form, how many fields stopped it; what is wrong with each stands beside it. One fault alone is only announced: its
 * field says the rest. It is always in the page, because assistive technology misses a status that appears with its words.
 */
export function FormStatus({ missing, wrong }: FormStatusProps) {
  const t = useTexts(formTexts);
  const words = [missing > 0 && t('missing', { count: missing }), wrong > 0 && t('wrong', { count: wrong })].filter(Boolean);
  return (
    <div role="status" className={missing + wrong > 1 ? 'form-status' : 'form-status visually-hidden'}>
      {words.length > 0 && <Message kind="summary">{words.join(' ')}</Message>}
    </div>
  );
}
