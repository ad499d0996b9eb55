import type { ManyOutcome, ManyRequestsAnswer, RequestChange, RequestDesk } from '@gavel/contract/staff';
import { milestones, type RequestPlace } from '@gavel/core/requests';
import { requestListTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { Flyout } from '../../ui/flyout.tsx';
import { Message } from '../../ui/message.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { useDeskWork } from '../access/use-desk-work.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { RequestMoveForm } from './board/request-move-form.tsx';
import type { ChosenRows } from './use-chosen-requests.ts';

interface ChosenRequestsProps {
  readonly chosen: ChosenRows;
  readonly desk: RequestDesk;
}

interface Refused {
  readonly name: string;
  readonly outcome: ManyOutcome;
}

/** The actions on all selected requests. If the server refuses some of them, the page names these and keeps them selected. */
export function ChosenRequests({ chosen, desk }: ChosenRequestsProps) {
  const t = useTexts(requestListTexts);
  const words = useRequestWords(desk.now);
  const { isBusy, trouble, run } = useDeskWork(true);
  const [asks, setAsks] = useState<'owner' | 'place' | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [told, setTold] = useState<{ readonly done: number; readonly refused: readonly Refused[] } | null>(null);
  const { requests } = chosen;

  async function change(change: RequestChange) {
    const sent = requests.map(({ id, version }) => ({ id, version }));
    let answer: ManyRequestsAnswer = { outcomes: [] };
    const isDone = await run(async (api) => {
      answer = await api.changeLeads({ body: { change, leads: sent } });
    });
    setFailed(!isDone);
    if (!isDone) return setTold(null);
    setAsks(null);
    const refused = answer.outcomes.filter(({ outcome }) => outcome !== 'done');
    const nameOf = (id: string) => requests.find((request) => request.id === id);
    chosen.keep(refused.map(({ id }) => id));
    setTold({
      done: answer.outcomes.length - refused.length,
      refused: refused.map(({ id, outcome }) => ({ name: words.name(nameOf(id) ?? { name: '' }), outcome })),
    });
  }

  function ask(what: typeof asks) {
    setFailed(false);
    setAsks(what);
  }

  async function exportChosen() {
    const ids = requests.map(({ id }) => id);
    await run(async () => saveFile(await (await browserStaffApi()).exportChosenLeads({ body: { ids } }), 'text/csv'));
  }

  if (requests.length === 0 && told === null) return null;
  const fault = trouble && <Message kind="error">{t(trouble === 'loggedOut' ? 'manyLoggedOut' : 'manyFailed')}</Message>;
  return (
    <section className="leads-chosen" aria-label={t('chosen')}>
      {requests.length > 0 && (
        <div className="leads-chosen-acts">
          <b className="num" aria-live="polite">
            {t('chosenCount', { count: requests.length })}
          </b>
          <TextButton disabled={isBusy} onClick={() => ask('owner')}>
            {t('chosenOwner')}
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => ask('place')}>
            {t('chosenPlace')}
          </TextButton>
          <TextButton disabled={isBusy} onClick={() => void exportChosen()}>
            {t('csv')}
          </TextButton>
          <TextButton onClick={() => chosen.keep([])}>{t('chosenNone')}</TextButton>
        </div>
      )}
      {asks === null && fault}
      {told && (
        <div className="leads-told" role="status">
          <p>
            {t('manyDone', { count: told.done })} {told.refused.length > 0 && t('manyRefused', { count: told.refused.length })}{' '}
            <TextButton onClick={() => setTold(null)}>{t('close')}</TextButton>
          </p>
          {told.refused.length > 0 && (
            <ul>
              {told.refused.map(({ name, outcome }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two customers can have the same name, and the list never changes
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
        {hasFailed && fault}
      </Flyout>
      <Flyout open={asks === 'place'} title={t('chosenPlace')} onClose={() => setAsks(null)}>
        <AskPlace today={words.today} isBusy={isBusy} onMove={(move) => void change(move)} />
        {hasFailed && fault}
      </Flyout>
    </section>
  );
}

function AskOwner({ desk, isBusy, onGive }: { desk: RequestDesk; isBusy: boolean; onGive: (id: OwnerId) => void }) {
  const t = useTexts(requestListTexts);
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

type OwnerId = Extract<RequestChange, { kind: 'owner' }>['ownerId'];
type Target = RequestPlace | 'open';

/**
 * All milestones except quote and order, and the other states. If a selected request does not allow the chosen one, the server refuses the
 * action for this request, and the page shows its customer’s name.
 */
const targets: readonly Target[] = [...milestones.filter((one) => one !== 'quote' && one !== 'order'), 'dormant', 'lost', 'open'];

function AskPlace({ today, isBusy, onMove }: { today: string; isBusy: boolean; onMove: (move: RequestChange) => void }) {
  const t = useTexts(requestListTexts);
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
        <RequestMoveForm key={target} place={target} isBusy={isBusy} today={today} onMove={onMove} />
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
