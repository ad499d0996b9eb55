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

/** The personal data of one customer. An administrator finds it by e-mail address, and can download or erase it. */
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

  function erase(address: string, reason: ErasureReason, confirmation: string) {
    void run(async (api) => {
      await api.erasePerson({ body: { address, reason, confirmation } });
      setFound(null);
      setAddress('');
      setErased(true);
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
        <Found
          person={found.person}
          address={found.address}
          isBusy={isBusy}
          save={() =>
            void run(async (api) => saveFile(await api.exportPersonFor({ body: { address: found.address } }), 'application/json'))
          }
          erase={(reason, confirmation) => erase(found.address, reason, confirmation)}
        />
      )}
    </section>
  );
}

interface FoundProps extends EraseProps {
  readonly person: PersonFound;
  save(): void;
}

function Found({ person, address, isBusy, save, erase }: FoundProps) {
  const t = useTexts(retentionTexts);
  return (
    <div className="retention-found">
      <h3>{person.name || t('nameless')}</h3>
      <p>
        {person.addresses.join(', ')}
        <br />
        {t('holds', { accounts: person.accounts.length, requests: person.requests })}
      </p>
      <TextButton disabled={isBusy} onClick={save}>
        {t('export')}
      </TextButton>
      <Erase key={address} address={address} isBusy={isBusy} erase={erase} />
    </div>
  );
}

interface EraseProps {
  readonly address: string;
  readonly isBusy: boolean;
  erase(reason: ErasureReason, confirmation: string): void;
}

/** The form that erases a customer. Nobody can undo this, so the form needs a reason, and the address typed again. */
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
