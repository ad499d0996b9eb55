import type { ListedCustomer } from '@gavel/contract/staff';
import { asAccountId } from '@gavel/core';
import { administrationTexts } from '@gavel/texts';
import { useCallback, useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { shownPhone } from '../parts/tel-of.ts';
import '../../account/account-form.css';

interface ActFormProps {
  readonly customers: readonly ListedCustomer[];
  /** Whether more customers match the search than the list `customers` contains. */
  readonly hasMore: boolean;
  /** The search words. Empty: the user has not searched, and `customers` lists the customers who were active most recently. */
  readonly searched: string;
}

/** The greatest number of customers that the page lists: as many as a user can compare at a glance. */
const MOST_SHOWN = 8;

/**
 * The form with which staff choose one of the listed customers and begin to act for this customer. Only customers with an account can be
 * chosen.
 */
export function ActForm({ customers, hasMore, searched }: ActFormProps) {
  const t = useTexts(administrationTexts);
  const schema = useCallback(async () => (await import('./act-schema.ts')).actSchema(t), [t]);
  const withAccount = customers.filter(({ customerNumber }) => customerNumber !== null);
  const shown = withAccount.slice(0, MOST_SHOWN);
  const only = searched !== '' && shown.length === 1 && !hasMore ? String(shown[0]?.customerNumber) : undefined;
  const form = useCheckedForm(schema, { customerNumber: only, reason: '' });
  const { register, submit, setError } = form;
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  const fault = useId();

  const begin = submit(async ({ customerNumber, reason }) => {
    setFailure(null);
    try {
      await (await browserApi()).actFor({ body: { accountId: asAccountId(Number(customerNumber)), reason } });
      // A full page load, so that every part of the page uses the customer’s account.
      location.assign('/my-projects');
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unknown-account')
        setError('customerNumber', { message: t('unknownCustomer') }, { shouldFocus: true });
      else setFailure(t('failed'));
    }
  });

  if (shown.length === 0) return <p className="act-none">{t(noneOf(customers, searched))}</p>;
  return (
    <CheckedForm form={form} className="account-form act-form" onSubmit={begin}>
      <fieldset aria-describedby={errors.customerNumber ? fault : undefined}>
        <legend>{searched === '' ? t('actLatest') : t('actFound', { count: withAccount.length })}</legend>
        {shown.map((customer) => (
          <label key={customer.id} className="act-customer">
            <input type="radio" required value={String(customer.customerNumber)} {...register('customerNumber')} />
            <Customer {...customer} />
          </label>
        ))}
      </fieldset>
      {errors.customerNumber && (
        <p id={fault} className="act-fault">
          {errors.customerNumber.message}
        </p>
      )}
      {(hasMore || withAccount.length > shown.length) && <p className="act-more">{t('actMore')}</p>}
      {withAccount.length < customers.length && searched !== '' && (
        <p className="act-more">{t('actWithout', { count: customers.length - withAccount.length })}</p>
      )}
      <TextField label={t('reason')} autoComplete="off" required {...register('reason')} error={errors.reason?.message} />
      {failure && <Message kind="error">{failure}</Message>}
      <div className="account-form-go">
        <Button type="submit" kind="primary" disabled={isSubmitting}>
          {t('act')}
        </Button>
      </div>
    </CheckedForm>
  );
}

/** A customer with the details that distinguish customers who have the same name. */
function Customer({ name, email, phone, municipalityName, latest, customerNumber }: ListedCustomer) {
  const t = useTexts(administrationTexts);
  const house = [latest?.houseTitle, municipalityName].filter(Boolean).join(', ');
  return (
    <span>
      <b>{name || email}</b>
      <span className="act-who">{[email, phone && shownPhone(phone)].filter(Boolean).join(' · ')}</span>
      <span className="act-who">{[house, t('actNumber', { number: String(customerNumber) })].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function noneOf(customers: readonly ListedCustomer[], searched: string) {
  if (customers.length > 0) return 'actNoAccount';
  return searched === '' ? 'actNobody' : 'actNone';
}
