import type { ListedMunicipality } from '@gavel/contract';
import { registerTexts } from '@gavel/texts';
import { type RefCallback, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MunicipalityField } from '../municipality/municipality-field.tsx';
import { useTexts } from '../texts/use-texts.ts';

interface KnownPlaceProps {
  readonly municipalities: readonly ListedMunicipality[];
  readonly chosen: ListedMunicipality | null;
  onChoose(municipality: ListedMunicipality | null): void;
  readonly error: string | undefined;
  readonly ref: RefCallback<HTMLInputElement>;
}

/**
 * The municipality in the registration form. If the municipality is known from the start, the form shows it as text, with a button that
 * opens the field. If not, the form shows the field immediately.
 */
export function KnownPlace({ chosen, ref, ...props }: KnownPlaceProps) {
  const t = useTexts(registerTexts);
  const [isField, setField] = useState(chosen === null);
  const input = useRef<HTMLInputElement>(null);
  const refer = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      ref(element);
    },
    [ref],
  );
  if (isField) return <MunicipalityField ref={refer} chosen={chosen} required {...props} />;
  const open = () => {
    flushSync(() => setField(true));
    input.current?.focus();
    input.current?.select();
  };
  return (
    <p className="account-form-place">
      <span>{t('buildsIn', { municipality: chosen?.name ?? '' })}</span>
      <button type="button" className="text-link" aria-label={t('changeMunicipality')} onClick={open}>
        {t('change')}
      </button>
    </p>
  );
}
