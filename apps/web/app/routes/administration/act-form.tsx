import { asAccountId } from '@gavel/core';
import { administrationTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import '../../account/account-form.css';

/** Begins to act for a customer. */
export function ActForm() {
  const t = useTexts(administrationTexts);
  const schema = useCallback(async () => (await import('./act-schema.ts')).actSchema(t), [t]);
  const { register, submit, setError, formState } = useCheckedForm(schema, {});
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<string | null>(null);

  const begin = submit(async ({ customerNumber, reason }) => {
    setFailure(null);
    try {
      await (await browserApi()).actFor({ body: { accountId: asAccountId(Number(customerNumber)), reason } });
      // Loaded anew, so that every part of the page knows for whom.
      location.assign('/my-projects');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unknown-account')
        setError('customerNumber', { message: t('unknownCustomer') }, { shouldFocus: true });
      else setFailure(t('failed'));
    }
  });

  return (
    <form className="account-form" method="post" noValidate onSubmit={begin}>
      <TextField
        label={t('customerNumber')}
        inputMode="numeric"
        autoComplete="off"
        {...register('customerNumber')}
        error={errors.customerNumber?.message}
      />
      <TextField label={t('reason')} autoComplete="off" {...register('reason')} error={errors.reason?.message} />
      {failure && <Message kind="error">{failure}</Message>}
      <div className="account-form-go">
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {t('act')}
        </Button>
      </div>
    </form>
  );
}
