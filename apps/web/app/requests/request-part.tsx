import type { SubmissionType } from '@gavel/contract';
import { navigationTexts, requestTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { loadTerms } from '../account/load-registration.ts';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { MY_HOUSES } from '../addresses.ts';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Message } from '../ui/message.tsx';
import { useRequest } from '../visit/use-request.ts';
import { RequestForm } from './request-form.tsx';

/** Shows the form of a request. After the visitor has sent it, shows what happens next. */
export function RequestPart({ type, onClose }: { type: SubmissionType; onClose(): void }) {
  const account = useAccount();
  const { sentTo } = useRequest(type);
  if (sentTo !== null) return <Sent type={type} to={sentTo} onClose={onClose} />;
  if (hasEntered(account)) return <RequestForm key={account.id} type={type} terms={null} onOutdatedTerms={nothing} />;
  return <VisitorForm type={type} />;
}

/** Loads the terms before it shows the form. If the terms change while the form is open, loads them again and keeps the written text. */
function VisitorForm({ type }: { type: SubmissionType }) {
  const t = useTexts(requestTexts);
  const [reading, setReading] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the terms have to be loaded again when they have changed
  const load = useCallback(async () => loadTerms(await browserApi()), [reading]);
  return (
    <>
      {reading > 0 && <Message kind="error">{t('outdatedConsent')}</Message>}
      <Loaded load={load} failed={t('termsFailed')}>
        {(terms) => <RequestForm type={type} terms={terms} onOutdatedTerms={() => setReading((before) => before + 1)} />}
      </Loaded>
    </>
  );
}

function Sent({ type, to, onClose }: { type: SubmissionType; to: string; onClose(): void }) {
  const t = useTexts(requestTexts);
  const navigation = useTexts(navigationTexts);
  return (
    <section className="request-sent" role="status">
      <p>{t(`sent${type}`, { email: to })}</p>
      <div className="flyout-actions">
        <Button kind="primary" onClick={onClose}>
          {t('done')}
        </Button>
        {/* The text of a quote request names this page. */}
        {type === 'Quote' && <ButtonLink to={MY_HOUSES}>{navigation('myHouses')}</ButtonLink>}
      </div>
    </section>
  );
}

function nothing(): void {}
