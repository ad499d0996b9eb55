import type { ListedHouse } from '@gavel/contract';
import { formatDay } from '@gavel/core';
import { sentRequestsTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { Flyout } from '../../../ui/flyout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

/**
 * The date of the latest quote request about a saved house or, if there is none, of the latest request for information. A click
 * shows the sent requests and the salesperson. Renders nothing if the user has sent no request.
 */
export function RequestLine({ house }: { house: ListedHouse }) {
  const t = useTexts(sentRequestsTexts);
  const navigate = useNavigate();
  // The open sheet is a history entry, so that Back closes the sheet.
  const { state, key } = useLocation();
  // The history entry that the visitor has left with the close button. The browser goes back only when the list of own houses has loaded
  // again. Until then, ignore further presses of the button.
  const [left, setLeft] = useState('');
  if (left !== '' && left !== key) setLeft('');
  const close = () => {
    if (left === key) return;
    setLeft(key);
    navigate(-1);
  };
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
      <Flyout open={state?.requestsOf === id && left !== key} onClose={close} title={t('heading', { name })}>
        <Loaded load={load} failed={t('failed')}>
          {({ SentRequests, listed }) => <SentRequests house={house} {...listed} />}
        </Loaded>
      </Flyout>
    </>
  );
}
