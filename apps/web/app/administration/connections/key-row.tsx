import type { ConnectedKey } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { connectionsTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { useRequestWords } from '../parts/desk-words.ts';
import type { ConnectionsWork } from './use-connections.ts';

/** An API key: the system that uses it, its permissions, how often it is used and its last day. */
export function KeyRow({ held, work }: { held: ConnectedKey; work: ConnectionsWork }) {
  const t = useTexts(connectionsTexts);
  const { now } = work.connections;
  const words = useRequestWords(now);
  const { id, name, start, scopes, expiresAt, usedAt, uses, revokedAt } = held;
  const day = (at: number) => words.day(stockholmDay(at));
  const holds = revokedAt === null && (expiresAt === null || expiresAt > now);
  const state =
    revokedAt !== null
      ? t('keyRevoked', { day: day(revokedAt) })
      : expiresAt === null
        ? t('keyForever')
        : // A key is valid until the end of its last day. Its expiry time is the start of the next day.
          t(holds ? 'keyHolds' : 'keyExpired', { day: day(expiresAt - 1) });
  return (
    <li className={holds ? '' : 'is-over'}>
      <div className="staff-row">
        <div>
          <strong>{name}</strong>
          <small className="num">{[t('keyId', { id: String(id) }), start && `${start}…`].filter(Boolean).join(', ')}</small>
        </div>
        <div>{scopes.map((scope) => t(`scope_${scope}`)).join(', ')}</div>
        <div>
          {state}
          <small>{usedAt === null ? t('keyUnused') : t('keyUsed', { uses, when: words.moment(usedAt) })}</small>
        </div>
        <div className="staff-acts">
          {holds && (
            <ConfirmButton
              name={t('revokeName', { name })}
              question={t('revokeQuestion', { name })}
              text={t('revokeText')}
              act={t('revoke')}
              onConfirm={() => void work.revokeKey(id)}
            >
              {t('revoke')}
            </ConfirmButton>
          )}
        </div>
      </div>
    </li>
  );
}
