import { Message } from './message.tsx';

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
  /**
   * Whether screen readers announce the error when it appears. This is needed if the error can appear before the form is sent. When a
   * form is sent, the form itself announces the number of errors.
   */
  readonly isAnnounced?: boolean;
}

/** The error of a field. The field refers to it with `aria-describedby`. */
export function FieldError({ id, error, isAnnounced = false }: FieldErrorProps) {
  const message = error && (
    <Message kind="field" id={id}>
      {error}
    </Message>
  );
  return isAnnounced && message ? <div role="alert">{message}</div> : message;
}
