import { formTexts } from '@gavel/texts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field that can show its text. While it does, `data-password` marks it as a password field (`parts/typed-fields.ts`). */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const t = useTexts(formTexts);
  const [isShown, setShown] = useState(false);
  const hidden = (words: ReactNode) => (
    <span key="hidden" className="visually-hidden">
      {words}
    </span>
  );
  return (
    <TextField
      required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      data-password
      type={isShown ? 'text' : 'password'}
      end={
        <button type="button" className="field-end" onClick={() => setShown(!isShown)}>
          {t.rich(isShown ? 'hidePassword' : 'showPassword', { hidden })}
        </button>
      }
    />
  );
}
