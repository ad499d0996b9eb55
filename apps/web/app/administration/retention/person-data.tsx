import { type ErasureReason, erasureReasons, type PersonFound } from '@gavel/contract/staff';
import { retentionTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { Message } from '../../ui/message.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import type { StaffApi } from '../access/staff-calls.ts';

type Trouble = 'unknown' | 'personFailed';

/** What is kept about one customer: looked up by their address, fetched as a file, or erased. */
export function PersonData() {
  const t = useTexts(retentionTexts);
  const id = useId();
  const [address, setAddress] = useState('');
  const [found, setFound] = useState<{ readonly address: string; readonly person: PersonFound } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isErased, setErased] = useState(false);

  async function run(work: (api: StaffApi) => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    setErased(false);
    try {
      await work(await browserStaffApi());
    } catch (error) {
      setTrouble(error instanceof ApiError && error.code === 'unknown-account' ? 'unknown' : 'personFailed');
    } finally {
      setBusy(false);
    }
  }

  function look() {
    setFound(null);
    void run(async (api) => {
      const asked = address.trim().toLowerCase();
      setFound({ address: asked, person: await api.findPerson({ body: { address: asked } }) });
    });
  }

  return (
    <section className="retention-part" aria-labelledby={`${id}-heading`}>
      <header>
        <h2 id={`${id}-heading`}>{t('personHeading')}</h2>
      </header>
      <p>{t('personText')}</p>
      <FilledForm className="retention-look" onSend={look}>
        <LabelledField label={t('address')} required>
          {(field) => (
            <input
              {...field}
              className="desk-field"
              type="email"
              maxLength={254}
              autoComplete="off"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </LabelledField>
        <Button type="submit" className="slim" disabled={isBusy}>
          {t('look')}
        </Button>
      </FilledForm>
      {trouble && <Message kind="error">{t(trouble)}</Message>}
      {isErased && <Message>{t('erased')}</Message>}
      {found && (
        <div className="retention-found">
          <h3>{found.person.name || t('nameless')}</h3>
          <p>
            {found.person.addresses.join(', ')}
            <br />
            {t('holds', { accounts: found.person.accounts.length, requests: found.person.requests })}
          </p>
          <TextButton
            disabled={isBusy}
            onClick={() =>
              void run(async (api) =>
                saveFile(await api.exportPersonFor({ body: { address: found.address } }), 'application/json'),
              )
            }
          >
            {t('export')}
          </TextButton>
          <Erase
            key={found.address}
            address={found.address}
            isBusy={isBusy}
            erase={(reason, confirmation) =>
              void run(async (api) => {
                await api.erasePerson({ body: { address: found.address, reason, confirmation } });
                setFound(null);
                setAddress('');
                setErased(true);
              })
            }
          />
        </div>
      )}
    </section>
  );
}

interface EraseProps {
  readonly address: string;
  readonly isBusy: boolean;
  erase(reason: ErasureReason, confirmation: string): void;
}

/** Cannot be undone: it takes a reason, and the address typed once more. */
function Erase({ address, isBusy, erase }: EraseProps) {
  const t = useTexts(retentionTexts);
  const id = useId();
  const [reason, setReason] = useState<(typeof erasureReasons)[number]>('asked');
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toLowerCase() === address;
  return (
    <form
      className="retention-erase"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTyped) erase(reason, typed);
      }}
    >
      <h3>{t('eraseHeading')}</h3>
      <p>{t('eraseText')}</p>
      <label htmlFor={`${id}-reason`}>{t('reason')}</label>
      <select
        id={`${id}-reason`}
        className="desk-field"
        value={reason}
        onChange={({ target }) => setReason(erasureReasons.find((one) => one === target.value) ?? 'other')}
      >
        {erasureReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reason_${one}`)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-typed`}>{t('confirm', { address })}</label>
      <input
        id={`${id}-typed`}
        className="desk-field"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" className="slim" disabled={isBusy || !isTyped}>
        {t('erase')}
      </Button>
    </form>
  );
}
