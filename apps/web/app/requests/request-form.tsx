import type { ConsentText, SubmissionType } from '@gavel/contract';
import { requestTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { hasNewsletter } from '../account/has-newsletter.ts';
import { useSession } from '../account/use-account.ts';
import { problemOf } from '../account/what-went-wrong.ts';
import { browserApi } from '../api/browser-api.ts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { CheckedForm } from '../ui/checked-form.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCheckedForm } from '../ui/use-checked-form.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useRequest, useRequestActs } from '../visit/use-request.ts';
import { useSendRequest } from './use-send-request.ts';
import '../account/account-form.css';
import './request-form.css';

interface RequestFormProps {
  readonly type: SubmissionType;
  /** What somebody without an account agrees to; null: whoever is logged in has agreed already. */
  readonly terms: ConsentText | null;
  /** The terms have changed since they were read. */
  onOutdatedTerms(): void;
}

/** Writes to the builder. Of who is logged in the account says who they are: those fields are locked, and not checked. */
export function RequestForm({ type, terms, onOutdatedTerms }: RequestFormProps) {
  const t = useTexts(requestTexts);
  const { account, setAccount } = useSession();
  const member = terms === null ? account : null;
  const { words, openedAt: openedBefore } = useRequest(type);
  const { keep, sent } = useRequestActs(type);
  const send = useSendRequest(type);
  const isMember = member !== null;
  const schema = useCallback(async () => (await import('./request-schema.ts')).requestSchema(t, isMember), [t, isMember]);
  const known = member && {
    firstName: member.firstName,
    lastName: member.lastName,
    email: member.email,
    phone: member.cellphone,
  };
  const form = useCheckedForm(schema, { ...empty, ...words, ...known });
  const { register, submit, setValue, getValues } = form;
  const { errors, isSubmitting } = form.formState;
  const [hasFailed, setFailed] = useState(false);
  const { progress: newsletter } = useLoaded(loadNewsletter);
  // Whoever comes back to what they wrote sends it at once, which a form that has just been opened would take for a robot's.
  const [openedAt] = useState(() => openedBefore ?? Date.now());
  useEffect(() => () => keep({ words: getValues(), openedAt }), [keep, getValues, openedAt]);

  const go = submit(async (written) => {
    setFailed(false);
    try {
      const isDone = await send({ ...written, termsId: terms?.id ?? null, openFor: Date.now() - openedAt });
      if (!isDone) return setFailed(true);
      sent(member?.actingFor ? t('sentForCustomer') : written.email);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'not-logged-in') return setAccount(null);
      if (problem !== 'outdated-consent') return setFailed(true);
      setValue('consent', false);
      onOutdatedTerms();
    }
  });
  const actingFor = member?.actingFor;
  const asked = isMember ? { readOnly: true, tabIndex: 0 } : { required: true };
  return (
    <CheckedForm form={form} className="account-form request-form" onSubmit={go}>
      {actingFor ? (
        <p className="request-note">{t('actingFor', { name: actingFor.fullName })}</p>
      ) : (
        <>
          <div className="account-form-pair">
            <div>
              <TextField
                label={t('firstName')}
                autoComplete="given-name"
                {...register('firstName')}
                {...asked}
                error={errors.firstName?.message}
              />
            </div>
            <div>
              <TextField
                label={t('lastName')}
                autoComplete="family-name"
                {...register('lastName')}
                {...asked}
                error={errors.lastName?.message}
              />
            </div>
          </div>
          <TextField
            label={t('email')}
            type="email"
            autoComplete="email"
            {...register('email')}
            {...asked}
            error={errors.email?.message}
          />
          <TextField
            label={t('phone')}
            type="tel"
            autoComplete="tel"
            {...register('phone')}
            {...asked}
            error={errors.phone?.message}
          />
          {member && <p className="request-note">{t('locked')}</p>}
        </>
      )}
      <TextAreaField
        label={t(type === 'Quote' ? 'quoteMessage' : 'message')}
        {...register('message')}
        error={errors.message?.message}
      />
      <div className="request-trap" aria-hidden="true">
        <label>
          {t('trap')}
          {/* Password managers each have their own way to be asked not to fill in a field. */}
          <input
            type="text"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            data-form-type="other"
            {...register('leaveEmpty')}
          />
        </label>
      </div>
      <Along />
      {terms && (
        <>
          <CheckboxField label={t('consent')} required {...register('consent')} error={errors.consent?.message} />
          <Disclosure look="link" label={terms.title}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
            <section className="account-terms" aria-label={terms.title} tabIndex={0}>
              <RichText html={terms.text} />
            </section>
          </Disclosure>
        </>
      )}
      {newsletter.kind === 'loaded' && newsletter.value && !actingFor && (
        <CheckboxField label={t('newsletter')} {...register('newsletter')} />
      )}
      {hasFailed && <Failure />}
      <div className="account-form-go">
        <Button type="submit" kind="primary" large between disabled={isSubmitting}>
          {isSubmitting ? t('sending') : t(`send${type}`)} <Icon icon={ArrowRight} />
        </Button>
      </div>
    </CheckedForm>
  );
}

const loadNewsletter = async () => hasNewsletter(await browserApi());

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

/** What goes along with what is written. */
function Along() {
  const t = useTexts(requestTexts);
  const { houseTitle: house, municipalityName: municipality, plotIds } = useConfigurator((state) => state.configuration);
  return (
    <p className="request-note">
      {t('house', { house, municipality })}
      {plotIds.length > 0 && ` ${t('plots', { count: plotIds.length })}`}
    </p>
  );
}

/** That it did not reach the builder, and how else to. */
function Failure() {
  const t = useTexts(requestTexts);
  const { email } = useSite().brand;
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
