import type { Account, ConsentText, SubmissionType } from '@gavel/contract';
import { requestTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { hasNewsletter, isSubscribed } from '../account/has-newsletter.ts';
import { TermsText } from '../account/terms-text.tsx';
import { useSession } from '../account/use-account.ts';
import { problemOf } from '../account/what-went-wrong.ts';
import { browserApi } from '../api/browser-api.ts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { CheckedForm } from '../ui/checked-form.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useRequest, useRequestActs } from '../visit/use-request.ts';
import { SentAlong } from './sent-along.tsx';
import { useKeptWords } from './use-kept-words.ts';
import { useSendRequest } from './use-send-request.ts';
import '../account/account-form.css';
import './request-form.css';

interface RequestFormProps {
  readonly type: SubmissionType;
  /** The terms that a visitor without an account has to accept. Null for a logged-in user, who has accepted the terms already. */
  readonly terms: ConsentText | null;
  /** Called if the server responds that the terms have changed since the form was opened. */
  onOutdatedTerms(): void;
}

/**
 * The form with which a visitor writes to the builder. The name, the e-mail address and the telephone number of a logged-in user come
 * from the account, so these fields are locked and not validated.
 */
export function RequestForm({ type, terms, onOutdatedTerms }: RequestFormProps) {
  const t = useTexts(requestTexts);
  const { account, setAccount } = useSession();
  const member = terms === null ? account : null;
  const { words } = useRequest(type);
  const { sent } = useRequestActs(type);
  const send = useSendRequest(type);
  const isMember = member !== null;
  const schema = useCallback(async () => (await import('./request-schema.ts')).requestSchema(t, isMember), [t, isMember]);
  const form = useCheckedForm(schema, { ...empty, ...words, ...(member && knownOf(member)) });
  const { register, submit, setValue, getValues } = form;
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const { progress: newsletter } = useLoaded(member ? canMemberSubscribe : canSubscribe);
  const { openedAt, leave } = useKeptWords(type, getValues);

  const go = submit(async (written) => {
    setFailure(null);
    try {
      const isDone = await send({ ...written, termsId: terms?.id ?? null, openFor: Date.now() - openedAt });
      if (!isDone) return setFailure('failed');
      sent(member?.actingFor ? t('sentForCustomer') : written.email);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'not-logged-in') return setAccount(null);
      if (problem !== 'outdated-consent') return setFailure(failureOf(problem, type, member));
      setValue('consent', false);
      onOutdatedTerms();
    }
  });
  const actingFor = member?.actingFor;
  return (
    <CheckedForm form={form} className="account-form request-form" onSubmit={go}>
      {actingFor ? (
        <p className="request-note">{t('actingFor', { name: actingFor.fullName })}</p>
      ) : (
        <PersonFields fields={personFields(register)} errors={errors} isLocked={isMember} />
      )}
      <TextAreaField
        label={t(type === 'Quote' ? 'quoteMessage' : 'message')}
        {...register('message', { onBlur: leave })}
        error={errors.message?.message}
      />
      <Trap field={register('leaveEmpty')} />
      <SentAlong />
      {terms && <Consent terms={terms} field={register('consent')} error={errors.consent?.message} />}
      {newsletter.kind === 'loaded' && newsletter.value && !actingFor && (
        <CheckboxField label={t('newsletter')} {...register('newsletter')} />
      )}
      {failure && <Failure kind={failure} />}
      <div className="account-form-go">
        <Button type="submit" kind="primary" large between disabled={isSubmitting}>
          {isSubmitting ? t('sending') : t(`send${type}`)} <Icon icon={ArrowRight} />
        </Button>
      </div>
    </CheckedForm>
  );
}

type PersonField = 'firstName' | 'lastName' | 'email' | 'phone';

interface PersonFieldsProps {
  readonly fields: Readonly<Record<PersonField, UseFormRegisterReturn>>;
  readonly errors: Partial<Readonly<Record<PersonField, { readonly message?: string | undefined }>>>;
  /** Whether the name, the e-mail address and the telephone number come from the account, so that their fields are locked. */
  readonly isLocked: boolean;
}

/** Registers the fields of the person before all other fields, so that the first invalid field of the form gets the focus. */
function personFields(register: (name: PersonField) => UseFormRegisterReturn): PersonFieldsProps['fields'] {
  return {
    firstName: register('firstName'),
    lastName: register('lastName'),
    email: register('email'),
    phone: register('phone'),
  };
}

function PersonFields({ fields, errors, isLocked }: PersonFieldsProps) {
  const t = useTexts(requestTexts);
  const asked = isLocked ? { readOnly: true, tabIndex: 0 } : { required: true };
  return (
    <>
      <div className="account-form-pair">
        <div>
          <TextField
            label={t('firstName')}
            autoComplete="given-name"
            {...fields.firstName}
            {...asked}
            error={errors.firstName?.message}
          />
        </div>
        <div>
          <TextField
            label={t('lastName')}
            autoComplete="family-name"
            {...fields.lastName}
            {...asked}
            error={errors.lastName?.message}
          />
        </div>
      </div>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        {...fields.email}
        {...asked}
        error={errors.email?.message}
      />
      <TextField label={t('phone')} type="tel" autoComplete="tel" {...fields.phone} {...asked} error={errors.phone?.message} />
      {isLocked && <p className="request-note">{t('locked')}</p>}
    </>
  );
}

interface ConsentProps {
  readonly terms: ConsentText;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

function Consent({ terms, field, error }: ConsentProps) {
  const t = useTexts(requestTexts);
  return (
    <>
      <CheckboxField label={t('consent')} required {...field} error={error} />
      <TermsText terms={terms} />
    </>
  );
}

/** An invisible field. Only robots fill it in. */
function Trap({ field }: { field: UseFormRegisterReturn }) {
  const t = useTexts(requestTexts);
  return (
    <div className="request-trap" aria-hidden="true">
      <label>
        {t('trap')}
        {/* Each attribute makes one password manager skip the field. */}
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
          {...field}
        />
      </label>
    </div>
  );
}

function knownOf({ firstName, lastName, email, cellphone: phone }: Account) {
  return { firstName, lastName, email, phone };
}

const canSubscribe = async () => hasNewsletter(await browserApi());

/** Whether the builder has a newsletter to which the logged-in user does not subscribe yet. */
async function canMemberSubscribe(): Promise<boolean> {
  const api = await browserApi();
  return (await hasNewsletter(api)) && !isSubscribed(await api.listConsents());
}

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  newsletter: false,
  consent: false,
  leaveEmpty: '',
};

/** `ofAnother`: staff requested a quote for a house that is neither theirs nor that of the customer for whom they act. */
type FailureKind = 'failed' | 'ofAnother';

function failureOf(problem: string | null, type: SubmissionType, member: Account | null): FailureKind {
  const isRefused = type === 'Quote' && problem === 'unknown-configuration';
  return isRefused && member?.access.includes('sales-admin') ? 'ofAnother' : 'failed';
}

/** Shows that the message has not reached the builder. Tells visitors how else they can contact the builder. */
function Failure({ kind }: { kind: FailureKind }) {
  const t = useTexts(requestTexts);
  const { email } = useSite().brand;
  if (kind === 'ofAnother') return <Message kind="error">{t(kind)}</Message>;
  const mail = (words: ReactNode) => (
    <a key="mail" className="text-link" href={`mailto:${email}`}>
      {words}
    </a>
  );
  return (
    <Message kind="error">
      {t.rich('failed', { email, mail })} {t('kept')}
    </Message>
  );
}
