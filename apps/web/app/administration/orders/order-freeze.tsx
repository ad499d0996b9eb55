import type { OrderDraft } from '@gavel/contract/staff';
import { formatKr } from '@gavel/core';
import { quoteTotals } from '@gavel/core/quotes';
import { orderTexts } from '@gavel/texts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { orderAddress } from '../parts/request-addresses.ts';
import type { OrderWork } from './use-order-draft.ts';

/** The button that freezes the order, or sends it for approval if an administrator has to approve it. It first asks for a confirmation. */
export function OrderFreeze({ draft: { gaps, waits, house, lines }, work }: { draft: OrderDraft; work: OrderWork }) {
  const t = useTexts(orderTexts);
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const act = t(waits ? 'send' : 'freeze');

  async function make() {
    setMaking(true);
    const order = await work.make();
    setMaking(false);
    setAsks(false);
    if (order) await navigate(orderAddress(order.token));
  }

  return (
    <div className="order-freeze is-last">
      <p className="order-amount">
        <b translate="no">{formatKr(quoteTotals(house, lines).total)}</b> <small>{t('inclVat')}</small>
      </p>
      {work.trouble && <Message kind="error">{t(work.trouble)}</Message>}
      {asks && <p>{t(waits ? 'sureWaits' : 'sure')}</p>}
      <div>
        {asks ? (
          <>
            <Button kind="primary" className="slim" disabled={work.isBusy} aria-busy={isMaking} onClick={() => void make()}>
              {isMaking ? t('freezing') : act}
            </Button>
            <Button className="slim" disabled={isMaking} onClick={() => setAsks(false)}>
              {t('again')}
            </Button>
          </>
        ) : (
          <Button kind="primary" className="slim" disabled={gaps.length > 0 || work.isBusy} onClick={() => setAsks(true)}>
            {act}
          </Button>
        )}
      </div>
    </div>
  );
}
