import { formTexts } from '@gavel/texts';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /**
   * Whether the text is visible. If it is left out, the field stores this itself: the text is hidden at first, and the user can show it.
   */
  readonly shown?: boolean;
  /** Called when the user shows or hides the text. If only `shown` is set and `onShow` is left out, the field has no button for that. */
  onShow?(isShown: boolean): void;
}

/**
 * A password field that can show its text. While the text is visible, its `type` is `text`. So `data-password` tells
 * `parts/typed-fields.ts` never to store its value.
 */
export function PasswordField({ shown, onShow, ...props }: PasswordFieldProps) {
  const t = useTexts(formTexts);
  const [isOwnShown, setShown] = useState(false);
  const isShown = shown ?? isOwnShown;
  const show = shown === undefined ? setShown : onShow;
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
        show && (
          <button type="button" className="field-end" onClick={() => show(!isShown)}>
            {t.rich(isShown ? 'hidePassword' : 'showPassword', { hidden })}
          </button>
        )
      }
    />
  );
}
