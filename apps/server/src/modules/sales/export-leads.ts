import { stockholmDay, toKr } from '@gavel/core';
import { leadStateOn, placeOf } from '@gavel/core/leads';
import { createTexts, leadsTexts } from '@gavel/texts';
import { csvFile } from '../../http/csv-file.ts';
import { type Identity, memberOf } from '../../http/identity.ts';
import { addAuditEntry } from '../accounts/audit-log.repository.ts';
import type { CurrentRange } from '../range/current-range.ts';
import type { ListedLead } from './lead-list.repository.ts';
import { type Selling, workedLead } from './look-at-leads.ts';

/** Requests as a table for a spreadsheet; the log says who took out how many. */
export async function exportLeads(
  { db, currentRange, now }: Selling,
  identity: Identity,
  leads: readonly ListedLead[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { userId: actorId } = memberOf(identity);
  const details = { leads: leads.length };
  await addAuditEntry(db, { actorId, subjectId: null, action: 'leads-exported', details }, new Date(now()));
  return leadsCsv(leads, await currentRange(), stockholmDay(now()));
}

function leadsCsv(leads: readonly ListedLead[], range: CurrentRange, today: string): Uint8Array<ArrayBuffer> {
  const t = createTexts(range.texts).of(leadsTexts);
  const head = [
    t('csvArrived'),
    t('customer'),
    t('csvEmail'),
    t('column_phone'),
    t('column_kind'),
    t('csvHouse'),
    t('csvToken'),
    t('municipality'),
    t('csvPlots'),
    t('csvPrice'),
    t('state'),
    t('csvReached'),
    t('csvUntil'),
    t('csvReason'),
    t('owner'),
    t('nextStep'),
    t('csvDue'),
    t('csvWaiting'),
    t('column_offer'),
    t('csvMessage'),
  ];
  const rows = leads.map((listed) => {
    const lead = workedLead(listed, range);
    const { milestone, dormantUntil, lostReason } = lead;
    const rest = lostReason
      ? ({ kind: 'lost', reason: lostReason } as const)
      : dormantUntil
        ? ({ kind: 'dormant', until: dormantUntil } as const)
        : null;
    const place = placeOf(leadStateOn({ milestone, rest }, today));
    return [
      listed.arrivedAt.toISOString(),
      lead.name,
      listed.email,
      lead.phone,
      t(`kind_${lead.submissionType}`),
      lead.houseTitle,
      lead.configurationId,
      lead.municipalityName,
      lead.plotAddresses.join(', '),
      lead.price === null ? null : toKr(lead.price),
      t(`place_${place}`),
      t(`milestone_${milestone}`),
      place === 'dormant' ? dormantUntil : null,
      lostReason ? t(`reason_${lostReason}`) : null,
      lead.owner?.name ?? null,
      lead.nextStep,
      lead.dueOn,
      listed.waitingSince.toISOString(),
      lead.offerUntil,
      listed.message,
    ];
  });
  return csvFile([head, ...rows]);
}
