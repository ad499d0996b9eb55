import { Message } from './message.tsx';

/** What is wrong with a field, which names this text by `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <Message kind="field" id={id}>
        {error}
      </Message>
    )
  );
}
