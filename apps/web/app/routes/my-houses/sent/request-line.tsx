import type { ListedHouse } from '@gavel/contract';
import { formatDay } from '@gavel/core';
import { sentRequestsTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Flyout } from '../../../ui/flyout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

/**
 * The date of the latest quote request or question about a saved house. A click shows what was sent, and who the salesperson is. Renders
 * nothing if nothing was sent.
 */
export function RequestLine({ house }: { house: ListedHouse }) {
  const t = useTexts(sentRequestsTexts);
  const navigate = useNavigate();
  // The open sheet is a history entry, so that Back closes the sheet.
  const { state } = useLocation();
  const { id, name, requestForProposalSentAt: quote, questionSentAt: question } = house;
  const load = useCallback(async () => {
    const api = await browserApi();
    const [{ SentRequests }, listed] = await Promise.all([
      import('./sent-requests.tsx'),
      api.listHouseRequests({ parameters: { id } }),
    ]);
    return { SentRequests, listed };
  }, [id]);
  if (quote === null && question === null) return null;
  const line = quote === null ? t('question', { date: formatDay(question ?? 0) }) : t('offer', { date: formatDay(quote) });
  return (
    <>
      <TextButton
        className="house-row-request"
        aria-label={t('openNamed', { line, name })}
        onClick={() => navigate('.', { state: { requestsOf: id }, preventScrollReset: true })}
      >
        {line}
      </TextButton>
      <Flyout open={state?.requestsOf === id} onClose={() => navigate(-1)} title={t('heading', { name })}>
        <Loaded load={load} failed={t('failed')}>
          {({ SentRequests, listed }) => <SentRequests house={house} {...listed} />}
        </Loaded>
      </Flyout>
    </>
  );
}
