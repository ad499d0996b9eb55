import { longestReason, type OrderDeciding, type StaffOrder } from '@gavel/contract/staff';
import { ordersTexts } from '@gavel/texts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { Message } from '../../ui/message.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { losesPage } from '../access/use-desk-work.ts';

type Trouble = 'decided' | 'refused' | 'loggedOut' | 'failed';

const troubles: Readonly<Record<string, Trouble>> = {
  'order-decided': 'decided',
  'not-allowed': 'refused',
  'not-logged-in': 'loggedOut',
};

/** The actions that the user may perform on an order. To refuse or cancel an order, the user must write a reason. */
export function OrderDecisions({ order: { token, decisions } }: { order: StaffOrder }) {
  const t = useTexts(ordersTexts);
  const { revalidate } = useRevalidator();
  const [asks, setAsks] = useState<'refuse' | 'cancel' | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function decide(deciding: OrderDeciding) {
    if (isBusy) return;
    setBusy(true);
    try {
      await (await browserStaffApi()).decideOrder({ parameters: { token }, body: deciding });
      setTrouble(null);
      setAsks(null);
      await revalidate();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      setTrouble(troubles[code ?? ''] ?? 'failed');
      if (!losesPage(error)) await revalidate();
    }
    setBusy(false);
  }

  const ends = decisions.find((decision) => decision !== 'approve');
  return (
    <div className="order-freeze">
      {trouble && <Message kind="error">{t(trouble)}</Message>}
      {asks && <AskReason kind={asks} isBusy={isBusy} close={() => setAsks(null)} decide={decide} />}
      {!asks && (
        <div>
          {decisions.includes('approve') && (
            <Button kind="primary" className="slim" disabled={isBusy} onClick={() => void decide({ kind: 'approve' })}>
              {t('approve')}
            </Button>
          )}
          {(ends === 'refuse' || ends === 'cancel') && (
            <Button className="slim" disabled={isBusy} onClick={() => setAsks(ends)}>
              {t(ends)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface AskReasonProps {
  readonly kind: 'refuse' | 'cancel';
  readonly isBusy: boolean;
  close(): void;
  decide(deciding: OrderDeciding): Promise<void>;
}

function AskReason({ kind, isBusy, close, decide }: AskReasonProps) {
  const t = useTexts(ordersTexts);
  const [reason, setReason] = useState('');
  return (
    <FilledForm className="lead-form" onSend={() => void decide({ kind, reason: reason.trim() })}>
      <LabelledField label={t('reason')} required hint={t(kind === 'refuse' ? 'reasonRefuse' : 'reasonCancel')}>
        {(field) => (
          <textarea
            {...field}
            className="desk-field"
            rows={3}
            value={reason}
            maxLength={longestReason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </LabelledField>
      <div className="lead-form-go">
        <Button type="submit" className="slim" disabled={isBusy}>
          {t(kind)}
        </Button>
        <TextButton onClick={close}>{t('keep')}</TextButton>
      </div>
    </FilledForm>
  );
}
