import { formatDate } from '@gavel/core';
import { householdTexts } from '@gavel/texts';
import { useState } from 'react';
import { fullName, hasEntered, useAccount } from '../../account/use-account.ts';
import { askedBy, linkAddress } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { GuidePage } from '../../guide/guide-page.tsx';
import { keyInAddress } from '../../shell/key-in-address.ts';
import { useSite } from '../../site/use-site.ts';
import { forgetInvitationKey, keepInvitationKey, readInvitationKey } from '../../stored/invitation-key.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Message } from '../../ui/message.tsx';
import type { Route } from './+types/invitation';
import { acceptInvitation } from './accept-invitation.ts';
import './household.css';

/**
 * The key of the invitation is in the `#` part of the link in the e-mail. The page stores it in the tab and removes it from the address.
 */
export async function clientLoader() {
  const { pathname, search } = location;
  const given = keyInAddress();
  if (given) {
    keepInvitationKey(given);
    history.replaceState(history.state, '', `${pathname}${search}`);
  }
  const key = readInvitationKey();
  if (!key) return { kind: 'missing' } as const;
  try {
    return { kind: 'found', key, ...(await (await browserApi()).readInvitation({ body: { key } })) } as const;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unknown-invitation')) throw error;
    forgetInvitationKey();
    return { kind: 'unknown' } as const;
  }
}
clientLoader.hydrate = true as const;

type Found = Extract<Awaited<ReturnType<typeof clientLoader>>, { readonly kind: 'found' }>;

export const HydrateFallback = () => <InvitationPage heading="invitationHeading" />;

/** `/invitation`: shows the house that is shared, and lets the user accept the invitation. */
export default function Invitation({ loaderData: loaded }: Route.ComponentProps) {
  const t = useTexts(householdTexts);
  if (loaded.kind !== 'found')
    return (
      <InvitationPage heading={`${loaded.kind}Heading`} lead={t(`${loaded.kind}Lead`)}>
        <ButtonLink to="/my-projects">{t('toProjects')}</ButtonLink>
      </InvitationPage>
    );
  return (
    <InvitationPage heading="invitationHeading" lead={t('invitationLead', { inviter: loaded.invitedBy, house: loaded.name })}>
      <Answer invitation={loaded} />
    </InvitationPage>
  );
}

interface InvitationPageProps {
  readonly heading: 'invitationHeading' | 'unknownHeading' | 'missingHeading';
  readonly lead?: string;
  readonly children?: React.ReactNode;
}

function InvitationPage({ heading, lead, children }: InvitationPageProps) {
  const t = useTexts(householdTexts);
  const { brand } = useSite();
  return (
    <GuidePage
      hidden
      title={t('invitationTitle', { brand: brand.name })}
      heading={t(heading)}
      lead={lead ?? t('invitationLeadUnknown')}
    >
      <div className="invitation">{children}</div>
    </GuidePage>
  );
}

function Answer({ invitation }: { invitation: Found }) {
  const t = useTexts(householdTexts);
  const account = useAccount();
  const [work, setWork] = useState<'none' | 'working' | 'failed' | 'unknown'>('none');
  /** The house of the invitation after it is accepted. */
  const [accepted, setAccepted] = useState<Awaited<ReturnType<typeof acceptInvitation>>>(null);
  const { name: house, invitedBy, expiresAt } = invitation;

  async function accept() {
    setWork('working');
    try {
      const found = await acceptInvitation(await browserApi(), invitation);
      if (!found) return setWork('unknown');
      forgetInvitationKey();
      setAccepted(found);
      focusHeading();
    } catch {
      setWork('failed');
    }
  }

  if (accepted)
    return (
      <section className="guide-part">
        <h2>{house}</h2>
        <div className="invitation-answer">
          <Message>{accepted.isOwn ? t('ownHouse') : t('accepted', { inviter: invitedBy })}</Message>
          <div className="invitation-ways">
            <ButtonLink kind="primary" to={linkAddress(accepted.token)}>
              {t('openHouse')}
            </ButtonLink>
            <ButtonLink to="/my-projects">{t('toProjects')}</ButtonLink>
          </div>
        </div>
      </section>
    );
  return (
    <section className="guide-part">
      <h2>{house}</h2>
      <div className="invitation-answer">
        <p>{t('invitationText', { date: formatDate(new Date(expiresAt).toISOString()) })}</p>
        {hasEntered(account) ? (
          <>
            <p>{t('asAccount', { name: fullName(account) })}</p>
            <Button kind="primary" onClick={accept} aria-disabled={work === 'working'}>
              {t(work === 'working' ? 'accepting' : 'accept')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('needsAccount')}</p>
            <div className="invitation-ways">
              <ButtonLink kind="primary" to="/login?returnUrl=%2Finvitation" state={askedBy('/invitation')}>
                {t('logIn')}
              </ButtonLink>
              <ButtonLink to="/register?returnUrl=%2Finvitation" state={askedBy('/invitation')}>
                {t('register')}
              </ButtonLink>
            </div>
          </>
        )}
        {work === 'failed' && <Message kind="error">{t('acceptFailed')}</Message>}
        {work === 'unknown' && <Message kind="error">{t('unknown')}</Message>}
      </div>
    </section>
  );
}
