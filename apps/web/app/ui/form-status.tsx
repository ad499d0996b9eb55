import { formTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { Message } from './message.tsx';
import './form-status.css';

interface FormStatusProps {
  /** The number of required fields that are empty. */
  readonly missing: number;
  /** The number of fields with an invalid value. */
  readonly wrong: number;
}

/**
 * Announces how many fields of the form have errors. Each field also shows its error. If only one field has an error, the announcement
 * is hidden on the screen, because the field shows the error. The element always exists, because screen readers miss a status that is added
 * together with its text.
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
