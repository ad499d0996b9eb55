import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import type { z } from 'zod';
import { untilLoaded } from '../parts/until-loaded.ts';
import { idle } from './idle.ts';

export interface FormChecks<Values extends FieldValues, Checked> extends UseFormReturn<Values, unknown, Checked> {
  submit(send: SubmitHandler<Checked>): (event: SyntheticEvent) => void;
}

/**
 * A form whose values a zod schema checks: when it is sent, and from then on with every change. Focus goes to the first field at fault,
 * whose message is the schema's: a sentence for the visitor. `submit` makes the form's `onSubmit`; what it is given gets checked values
 * only, and what that throws is for the page's error screen.
 *
 * What was pressed to send it is disabled meanwhile and loses focus, which it gets back, unless that has gone elsewhere.
 *
 * The schema comes when the browser is idle, for zod weighs more than a form. `loadSchema` has to be the same function from one rendering
 * to the next.
 */
export function useCheckedForm<Values extends FieldValues, Checked>(
  loadSchema: () => Promise<z.core.$ZodType<Checked, Values>>,
  defaultValues: DefaultValues<Values>,
): FormChecks<Values, Checked> {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  if (failure) throw failure.error;

  const load = useCallback(() => Promise.all([import('@hookform/resolvers/zod'), loadSchema()]), [loadSchema]);
  useEffect(() => {
    // Asked for again when the form is sent.
    idle()
      .then(load)
      .catch(() => undefined);
  }, [load]);

  const form = useForm<Values, unknown, Checked>({
    defaultValues,
    resolver: async (...given) => {
      const [{ zodResolver }, schema] = await untilLoaded(load);
      return zodResolver(schema)(...given);
    },
  });
  const submit = (send: SubmitHandler<Checked>) => (event: SyntheticEvent) => {
    const pressed = document.activeElement;
    form
      .handleSubmit(send)(event)
      .then(() => setTimeout(giveBack, 0, pressed))
      .catch((error: unknown) => {
        // Somebody else is logged in by now: nothing was changed, what is written stays, and the page asks (`AccountSession`).
        const isAsked = error instanceof Error && 'code' in error && error.code === 'other-account';
        if (!isAsked) setFailure({ error });
      });
  };
  return { ...form, submit };
}

/** How many fields stopped the form when it was sent, less those that have been put right since. */
export function useFaults<Values extends FieldValues, Checked>({
  control,
  getValues,
}: FormChecks<Values, Checked>): {
  readonly missing: number;
  readonly wrong: number;
} {
  const { errors } = useFormState({ control });
  const values: FieldValues = getValues();
  const faulty = Object.keys(errors);
  const missing = faulty.filter((name) => !values[name]).length;
  return { missing, wrong: faulty.length - missing };
}

function giveBack(pressed: Element | null): void {
  if (document.activeElement === document.body && pressed instanceof HTMLElement && pressed.isConnected) pressed.focus();
}
