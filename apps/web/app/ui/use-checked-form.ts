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
 * A form that a zod schema checks when the user sends it, and after that at each change. The focus moves to the first invalid field, which
 * shows the message of the schema. `submit` returns the `onSubmit` of the form, and calls its callback only with valid values. If the
 * callback throws another error than `other-account`, the page shows its error screen.
 *
 * While the form is being sent, the button that was pressed is disabled and loses the focus. Afterwards the button gets the focus again,
 * unless another element has it.
 *
 * The schema loads when the browser is idle, because zod is larger than a form. `loadSchema` must be the same function at each rendering.
 */
export function useCheckedForm<Values extends FieldValues, Checked>(
  loadSchema: () => Promise<z.core.$ZodType<Checked, Values>>,
  defaultValues: DefaultValues<Values>,
): FormChecks<Values, Checked> {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  if (failure) throw failure.error;

  const load = useCallback(() => Promise.all([import('@hookform/resolvers/zod'), loadSchema()]), [loadSchema]);
  useEffect(() => {
    // If the schema could not be loaded, it loads again when the form is sent.
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
        // Another user has logged in on this browser meanwhile. The server has changed nothing, the typed text stays, and `AccountSession`
        // asks the user how to continue.
        const isAsked = error instanceof Error && 'code' in error && error.code === 'other-account';
        if (!isAsked) setFailure({ error });
      });
  };
  return { ...form, submit };
}

/** Returns how many fields have errors after the form was sent. Fields that the user has corrected since then do not count. */
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
