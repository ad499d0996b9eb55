import { formatDate } from '@gavel/core';
import { householdTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/checked-form.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import type { FoundHousehold } from './load-household.ts';
import './household.css';

type Outcome =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'full' | 'tooMany' | 'sendFailed' | 'changeFailed' };

/** The sent invitations that nobody has accepted yet, and the form that invites another person to share the house. */
export function HouseholdInvitations({ household: { token, invitations } }: { household: FoundHousehold }) {
  const t = useTexts(householdTexts);
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const schema = useCallback(async () => (await import('./invite-schema.ts')).inviteSchema(t), [t]);
  const form = useCheckedForm(schema, { email: '' });
  const { register, submit, reset, formState } = form;

  const send = submit(async ({ email }) => {
    setOutcome(null);
    try {
      await (await browserApi()).invite({ parameters: { id: token }, body: { email } });
      await revalidate();
      reset();
      setOutcome({ kind: 'sent', email });
    } catch (error) {
      setOutcome({ kind: refusalOf(error) });
    }
  });

  async function withdraw(id: FoundHousehold['invitations'][number]['id']) {
    setOutcome(null);
    try {
      await (await browserApi()).withdrawInvitation({ parameters: { id: token, invitation: id } });
      await revalidate();
      // Move the focus to the heading, because the button that had the focus no longer exists.
      focusHeading();
    } catch {
      setOutcome({ kind: 'changeFailed' });
    }
  }

  return (
    <>
      {invitations.length > 0 && (
        <section className="guide-part">
          <h2>{t('invitations')}</h2>
          <ul className="household-rows">
            {invitations.map(({ id, email, expiresAt }) => (
              <li key={id}>
                <span>
                  <b>{email}</b>
                  <small className="num">{t('invited', { date: formatDate(new Date(expiresAt).toISOString()) })}</small>
                </span>
                <Button aria-label={t('withdrawNamed', { email })} onClick={() => withdraw(id)}>
                  {t('withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="guide-part">
        <h2>{t('inviteHeading')}</h2>
        <CheckedForm form={form} className="household-invite" onSubmit={send}>
          <p>{t('inviteText')}</p>
          <TextField
            label={t('email')}
            type="email"
            autoComplete="off"
            required
            {...register('email')}
            error={formState.errors.email?.message}
          />
          <div role="status">{outcome?.kind === 'sent' && <Message>{t('sent', { email: outcome.email })}</Message>}</div>
          {outcome && outcome.kind !== 'sent' && <Message kind="error">{t(outcome.kind)}</Message>}
          <Button type="submit" kind="primary" disabled={formState.isSubmitting}>
            {t('send')}
          </Button>
        </CheckedForm>
      </section>
    </>
  );
}

function refusalOf(error: unknown): 'full' | 'tooMany' | 'sendFailed' {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'household-full') return 'full';
  return code === 'too-many-requests' ? 'tooMany' : 'sendFailed';
}
