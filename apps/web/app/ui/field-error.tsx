import { Message } from './message.tsx';

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
  /** It can appear while nothing is being sent: it is announced by itself. A form that is sent announces how many fields are wrong. */
  readonly isAnnounced?: boolean;
}

/** What is wrong with a field, which names this text by `aria-describedby`. */
export function FieldError({ id, error, isAnnounced = false }: FieldErrorProps) {
  const message = error && (
    <Message kind="field" id={id}>
      {error}
    </Message>
  );
  return isAnnounced && message ? <div role="alert">{message}</div> : message;
}
