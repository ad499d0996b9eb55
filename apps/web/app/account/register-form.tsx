import type { Account, ConsentText, ListedMunicipality, Registration } from '@gavel/contract';
import { registerTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type UseFormRegisterReturn, useController } from 'react-hook-form';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { CheckedForm } from '../ui/checked-form.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import { ChosenPassword } from './chosen-password.tsx';
import { KnownPlace } from './known-place.tsx';
import { TermsText } from './terms-text.tsx';
import { problemOf } from './what-went-wrong.ts';
import './account-form.css';

interface RegisterFormProps {
  readonly municipalities: readonly ListedMunicipality[];
  /** The terms that users must accept now. */
  readonly terms: ConsentText;
  /** Whether the builder has a newsletter. */
  readonly newsletter: boolean;
  /** The municipality that the form suggests: that of the open house; null: no house is open. */
  readonly municipalityId?: string | null;
  onRegistered(account: Account): void;
}

/** The registration form. */
export function RegisterForm({ municipalities, terms, newsletter, municipalityId = null, onRegistered }: RegisterFormProps) {
  const t = useTexts(registerTexts);
  const schema = useCallback(async () => (await import('./register-schema.ts')).registerSchema(t), [t]);
  const known = municipalities.find(({ id }) => id === municipalityId) ?? null;
  const form = useCheckedForm(schema, { municipality: known });
  const { control, register, submit, setError, setValue, getValues } = form;
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [failure, setFailure] = useState<string | null>(null);
  /** Whether an earlier attempt may have created the account, although the user is not logged in yet. */
  const [mayExist, setMayExist] = useState(false);
  // The fields are registered in the order in which the screen shows them, so that the first invalid field gets the focus.
  const fields = {
    firstName: register('firstName'),
    lastName: register('lastName'),
    email: register('email'),
    cellphone: register('cellphone'),
  };
  const place = useController({ control, name: 'municipality' });

  const create = submit(async ({ municipality, confirmPassword: _, consent: __, ...entered }) => {
    setFailure(null);
    try {
      const account = await enrol({ ...entered, municipalityId: municipality.id, gdprConsentId: terms.id }, mayExist);
      if (account === 'exists') setError('email', { message: t('exists') }, { shouldFocus: true });
      else if (account === 'made' || account === 'failed') failUnclearly(account);
      else onRegistered(account);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'common-password') setError('password', { message: t('commonPassword') }, { shouldFocus: true });
      else if (problem === 'own-words-password') setError('password', { message: t('ownWordsPassword') }, { shouldFocus: true });
      else if (problem === 'outdated-consent') setFailure(t('outdatedConsent'));
      else if (problem === 'too-many-requests' || problem === 'busy') setFailure(t('tooMany'));
      else failUnclearly('failed');
    }
  });

  function failUnclearly(text: 'made' | 'failed') {
    setMayExist(true);
    setFailure(t(text));
  }

  return (
    <CheckedForm form={form} className="account-form" onSubmit={create}>
      <PersonFields fields={fields} errors={errors} />
      <KnownPlace
        ref={place.field.ref}
        municipalities={municipalities}
        chosen={place.field.value}
        onChoose={place.field.onChange}
        error={errors.municipality?.message}
      />
      <ChosenPassword
        password={register('password')}
        again={register('confirmPassword')}
        errors={errors}
        repeat={() => setValue('confirmPassword', getValues('password'), { shouldValidate: isSubmitted })}
      />
      <CheckboxField label={t('consent')} required {...register('consent')} error={errors.consent?.message} />
      <TermsText terms={terms} />
      {newsletter && <CheckboxField label={t('newsletter')} {...register('newsletter')} />}
      {failure && <Message kind="error">{failure}</Message>}
      <div className="account-form-go">
        <Button type="submit" kind="primary" large between disabled={isSubmitting}>
          {t('create')} <Icon icon={ArrowRight} />
        </Button>
      </div>
    </CheckedForm>
  );
}

type Faults<Name extends string> = Partial<Readonly<Record<Name, { readonly message?: string | undefined }>>>;

interface PersonFieldsProps<Name extends string> {
  readonly fields: Readonly<Record<Name, UseFormRegisterReturn>>;
  readonly errors: Faults<Name>;
}

function PersonFields({ fields, errors }: PersonFieldsProps<'firstName' | 'lastName' | 'email' | 'cellphone'>) {
  const t = useTexts(registerTexts);
  return (
    <>
      <div className="account-form-pair">
        <div>
          <TextField
            label={t('firstName')}
            autoComplete="given-name"
            required
            {...fields.firstName}
            error={errors.firstName?.message}
          />
        </div>
        <div>
          <TextField
            label={t('lastName')}
            autoComplete="family-name"
            required
            {...fields.lastName}
            error={errors.lastName?.message}
          />
        </div>
      </div>
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        required
        {...fields.email}
        error={errors.email?.message}
      />
      <TextField
        label={t('cellphone')}
        type="tel"
        autoComplete="tel"
        required
        {...fields.cellphone}
        error={errors.cellphone?.message}
      />
    </>
  );
}

/**
 * Creates an account and returns it. `exists`: the e-mail address already has an account. `made`: the server created the account but did
 * not return it. `failed`: the server did not create it.
 * @param mayExist whether an earlier attempt may have created the account. If so, logs in to it with the entered password.
 */
async function enrol(registration: Registration, mayExist: boolean): Promise<Account | 'exists' | 'made' | 'failed'> {
  const api = await browserApi();
  const { success, accountAlreadyExists } = await api.register({ body: registration });
  if (success) return (await api.readAccount().catch(() => null)) ?? 'made';
  if (!accountAlreadyExists) return 'failed';
  const { email: username, password } = registration;
  return (mayExist && (await api.login({ body: { username, password, code: null } }).catch(() => null))) || 'exists';
}
