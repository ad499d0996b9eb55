import type { LeadChange, LeadDesk, ManyLeadsAnswer, ManyOutcome } from '@gavel/contract/staff';
import { type LeadPlace, milestones } from '@gavel/core/leads';
import { leadsTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Flyout } from '../../ui/flyout.tsx';
import { Message } from '../../ui/message.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { useDeskWork } from '../access/use-desk-work.ts';
import { useLeadWords } from '../parts/desk-words.ts';
import { LeadMoveForm } from './board/request-move-form.tsx';
import type { ChosenRows } from './use-chosen-requests.ts';

interface ChosenLeadsProps {
  readonly chosen: ChosenRows;
  readonly desk: LeadDesk;
}

interface Refused {
  readonly name: string;
  readonly outcome: ManyOutcome;
}

/** What is done with all rows that are chosen; those that are refused are named, and stay chosen. */
export function ChosenLeads({ chosen, desk }: ChosenLeadsProps) {
  const t = useTexts(leadsTexts);
  const words = useLeadWords(desk.now);
  const { isBusy, trouble, run } = useDeskWork();
  const [asks, setAsks] = useState<'owner' | 'place' | null>(null);
  const [told, setTold] = useState<{ readonly done: number; readonly refused: readonly Refused[] } | null>(null);
  const { leads } = chosen;

  async function change(change: LeadChange) {
    const sent = leads.map(({ id, version }) => ({ id, version }));
    let answer: ManyLeadsAnswer = { outcomes: [] };
    const isDone = await run(async (api) => {
      answer = await api.changeLeads({ body: { change, leads: sent } });
    });
    setAsks(null);
    if (!isDone) return;
    const refused = answer.outcomes.filter(({ outcome }) => outcome !== 'done');
    const nameOf = (id: string) => leads.find((lead) => lead.id === id);
    chosen.keep(refused.map(({ id }) => id));
    setTold({
      done: answer.outcomes.length - refused.length,
      refused: refused.map(({ id, outcome }) => ({ name: words.name(nameOf(id) ?? { name: '' }), outcome })),
    });
  }

  async function exportChosen() {
    const ids = leads.map(({ id }) => id);
    await run(async () => saveFile(await (await browserStaffApi()).exportChosenLeads({ body: { ids } }), 'text/csv'));
  }

  if (leads.length === 0 && told === null) return null;
  return (
    <section className="leads-chosen" aria-label={t('chosen')}>
      {leads.length > 0 && (
        <div className="leads-chosen-acts">
          <b className="num" aria-live="polite">
            {t('chosenCount', { count: leads.length })}
          </b>
          <TextButton disabled={isBusy} onClick={() => setAsks('owner')}>
            {t('chosenOwner')}
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => setAsks('place')}>
            {t('chosenPlace')}
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => void exportChosen()}>
            {t('csv')}
          </TextButton>
          <TextButton onClick={() => chosen.keep([])}>{t('chosenNone')}</TextButton>
        </div>
      )}
      {trouble && <Message kind="error">{t('manyFailed')}</Message>}
      {told && (
        <div className="leads-told" role="status">
          <p>
            {t('manyDone', { count: told.done })} {told.refused.length > 0 && t('manyRefused', { count: told.refused.length })}{' '}
            <TextButton onClick={() => setTold(null)}>{t('close')}</TextButton>
          </p>
          {told.refused.length > 0 && (
            <ul>
              {told.refused.map(({ name, outcome }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two can have the same name, and the list never changes
                <li key={at}>
                  <b>{name}</b>: {t(`outcome_${outcome}`)}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <Flyout open={asks === 'owner'} title={t('chosenOwner')} onClose={() => setAsks(null)}>
        <AskOwner desk={desk} isBusy={isBusy} onGive={(ownerId) => void change({ kind: 'owner', ownerId })} />
      </Flyout>
      <Flyout open={asks === 'place'} title={t('chosenPlace')} onClose={() => setAsks(null)}>
        <AskPlace today={words.today} isBusy={isBusy} onMove={(move) => void change(move)} />
      </Flyout>
    </section>
  );
}

function AskOwner({ desk, isBusy, onGive }: { desk: LeadDesk; isBusy: boolean; onGive: (id: OwnerId) => void }) {
  const t = useTexts(leadsTexts);
  const id = useId();
  const [owner, setOwner] = useState('');
  return (
    <form
      className="view-form"
      onSubmit={(event) => {
        event.preventDefault();
        onGive(desk.staff.find((member) => String(member.id) === owner)?.id ?? null);
      }}
    >
      <label htmlFor={id}>{t('owner')}</label>
      <select id={id} className="desk-field" value={owner} onChange={({ target }) => setOwner(target.value)}>
        <option value="">{t('noOwner')}</option>
        {desk.staff.map((member) => (
          <option key={member.id} value={String(member.id)}>
            {member.name}
          </option>
        ))}
      </select>
      <Button type="submit" kind="primary" disabled={isBusy}>
        {t('chosenOwner')}
      </Button>
    </form>
  );
}

type OwnerId = Extract<LeadChange, { kind: 'owner' }>['ownerId'];
type Target = LeadPlace | 'open';

/** Those that a request can be put to by hand, whether or not each of the chosen ones can; the server says which could not. */
const targets: readonly Target[] = [...milestones.filter((one) => one !== 'quote' && one !== 'order'), 'dormant', 'lost', 'open'];

function AskPlace({ today, isBusy, onMove }: { today: string; isBusy: boolean; onMove: (move: LeadChange) => void }) {
  const t = useTexts(leadsTexts);
  const id = useId();
  const [target, setTarget] = useState<Target>('contact');
  const milestone = milestones.find((one) => one === target);
  return (
    <div className="view-form">
      <label htmlFor={id}>{t('state')}</label>
      <select
        id={id}
        className="desk-field"
        value={target}
        onChange={(event) => setTarget(targets.find((one) => one === event.target.value) ?? target)}
      >
        {targets.map((one) => (
          <option key={one} value={one}>
            {one === 'open' ? t('takeUp') : t(`place_${one}`)}
          </option>
        ))}
      </select>
      <p>{t('byDoingAll')}</p>
      {target === 'dormant' || target === 'lost' ? (
        <LeadMoveForm key={target} place={target} isBusy={isBusy} today={today} onMove={onMove} />
      ) : (
        <Button
          kind="primary"
          disabled={isBusy}
          onClick={() => onMove(milestone ? { kind: 'milestone', milestone } : { kind: 'open' })}
        >
          {t('save')}
        </Button>
      )}
    </div>
  );
}
