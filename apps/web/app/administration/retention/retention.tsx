import type { RetentionPlan } from '@gavel/contract/staff';
import { retentionTexts } from '@gavel/texts';
import { useState } from 'react';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Message } from '../../ui/message.tsx';
import { AdministratorsOnly } from '../access/administrators-only.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forAdministrators } from '../access/for-administrators.ts';
import { createStaffApi } from '../access/staff-calls.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import type { Route } from './+types/retention';
import { PersonData } from './person-data.tsx';
import '../parts/record.css';
import '../list-parts/records.css';
import '../list-parts/staff.css';
import './retention.css';

export const loader = ({ context }: Route.LoaderArgs) =>
  forAdministrators(createStaffApi(context.get(fetcherContext)).readRetention());
export const clientLoader = async () => forAdministrators((await browserStaffApi()).readRetention());

/** `/admin/retention`: the data due for deletion, the run that deletes it, and the personal data of one customer. */
export default function Retention({ loaderData: plan }: Route.ComponentProps) {
  return plan ? <RetentionPage loaded={plan} /> : <AdministratorsOnly />;
}

function RetentionPage({ loaded }: { loaded: RetentionPlan }) {
  const t = useTexts(retentionTexts);
  const { brand } = useSite();
  const [plan, setPlan] = useState(loaded);
  const [outcome, setOutcome] = useState<'none' | 'running' | 'done' | 'failed'>('none');
  const words = useRequestWords(plan.now);
  const { isDaily, ...periods } = plan.periods;
  const total = plan.parts.reduce((sum, { count }) => sum + count, 0);

  async function run() {
    if (outcome === 'running') return;
    setOutcome('running');
    try {
      setPlan(await (await browserStaffApi()).runRetention({ body: { seenAt: plan.now } }));
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <div className="records retention">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <header className="records-head">
        <h1>{t('heading')}</h1>
        <p>
          {t('lead', inWords(periods))} {t(isDaily ? 'daily' : 'byHand')}
        </p>
      </header>
      <section className="retention-part" aria-labelledby="due">
        <header>
          <h2 id="due">{t('due')}</h2>
          <span className="muted">{plan.lastRunAt ? t('lastRun', { when: words.moment(plan.lastRunAt) }) : t('neverRun')}</span>
        </header>
        <ul>
          {plan.parts.map((part) => (
            <DuePart key={part.rule} part={part} now={plan.now} />
          ))}
        </ul>
        {outcome === 'done' && <Message>{t('done')}</Message>}
        {outcome === 'failed' && <Message kind="error">{t('failed')}</Message>}
        {total > 0 ? (
          <ConfirmButton
            name={t('run')}
            question={t('runQuestion')}
            text={t('runText')}
            act={t('run')}
            onConfirm={() => void run()}
          >
            {t(outcome === 'running' ? 'running' : 'run')}
          </ConfirmButton>
        ) : (
          outcome !== 'done' && <p className="muted">{t('nothing')}</p>
        )}
      </section>
      <PersonData />
    </div>
  );
}

/** Shows how much data is due for deletion under one rule, and whose data it is. */
function DuePart({ part: { rule, count, people }, now }: { part: RetentionPlan['parts'][number]; now: number }) {
  const t = useTexts(retentionTexts);
  const words = useRequestWords(now);
  return (
    <li className={count === 0 ? 'is-none' : ''}>
      <b className="retention-count num">{count}</b>
      <div>
        <span>{t(`rule_${rule}`)}</span>
        {people.length > 0 && (
          <details>
            <summary>{t('who')}</summary>
            <ul>
              {people.map(({ name, lastAt }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: people have no id here, and the list is only replaced as a whole
                <li key={at}>
                  {words.name({ name })} <span className="muted">{t('last', { when: words.moment(lastAt) })}</span>
                </li>
              ))}
              {count > people.length && <li className="muted">{t('more', { count: String(count - people.length) })}</li>}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

function inWords({
  leadsMonths: requestsMonths,
  accountsMonths,
  noticeDays,
  ordersYears,
}: Omit<RetentionPlan['periods'], 'isDaily'>) {
  return {
    leadsMonths: String(requestsMonths),
    accountsMonths: String(accountsMonths),
    noticeDays: String(noticeDays),
    ordersYears: String(ordersYears),
  };
}
