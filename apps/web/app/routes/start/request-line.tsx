import type { ListedHouse } from '@gavel/contract';
import { formatDay } from '@gavel/core';
import { sentRequestsTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { Flyout } from '../../ui/flyout.tsx';
import { Loaded } from '../../ui/loaded.tsx';

/** When the builder was asked about a saved house, which opens what was sent and who takes care of it; nothing where it never was. */
export function RequestLine({ house }: { house: ListedHouse }) {
  const t = useTexts(sentRequestsTexts);
  const [isOpen, setOpen] = useState(false);
  const { id, name, requestForProposalSentAt: offer, questionSentAt: question } = house;
  const load = useCallback(async () => {
    const api = await browserApi();
    const [{ SentRequests }, listed] = await Promise.all([
      import('./sent-requests.tsx'),
      api.listHouseRequests({ parameters: { id } }),
    ]);
    return { SentRequests, listed };
  }, [id]);
  if (offer === null && question === null) return null;
  const line = offer === null ? t('question', { date: formatDay(question ?? 0) }) : t('offer', { date: formatDay(offer) });
  return (
    <>
      <TextButton className="house-row-request" aria-label={t('openNamed', { line, name })} onClick={() => setOpen(true)}>
        {line}
      </TextButton>
      <Flyout open={isOpen} onClose={() => setOpen(false)} title={t('heading', { name })}>
        <Loaded load={load} failed={t('failed')}>
          {({ SentRequests, listed }) => <SentRequests house={house} {...listed} />}
        </Loaded>
      </Flyout>
    </>
  );
}
