import type { Connections, KeyAsked, MadeSecret, ReceiverAsked, ReceiverChange } from '@gavel/contract/staff';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import type { StaffApi } from '../access/staff-calls.ts';

type Trouble = 'wrong-password' | 'receiver-refused' | 'failed';

/** What is done with keys and receivers. Each tells whether it was. */
export interface ConnectionsWork {
  readonly connections: Connections;
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  /** What was made just now, and is not shown again; of a key, or of the receiver with this id. */
  readonly made: { readonly secret: string; readonly of: 'key' | 'receiver' } | null;
  hideMade(): void;
  makeKey(asked: KeyAsked): Promise<boolean>;
  revokeKey(key: number): Promise<boolean>;
  makeReceiver(asked: ReceiverAsked): Promise<boolean>;
  changeReceiver(receiver: number, change: ReceiverChange): Promise<boolean>;
  renewSecret(receiver: number, password: string): Promise<boolean>;
}

/** @param loaded as the page was loaded; every answer takes its place */
export function useConnections(loaded: Connections): ConnectionsWork {
  const [connections, setConnections] = useState(loaded);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [made, setMade] = useState<ConnectionsWork['made']>(null);

  async function run(work: (api: StaffApi) => Promise<Connections>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      setConnections(await work(await browserStaffApi()));
      setTrouble(null);
      return true;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      setTrouble(code === 'wrong-password' || code === 'receiver-refused' ? code : 'failed');
      return false;
    } finally {
      setBusy(false);
    }
  }
  const shown = (of: 'key' | 'receiver', answer: MadeSecret) => {
    setMade({ secret: answer.secret, of });
    return answer.connections;
  };

  return {
    connections,
    isBusy,
    trouble,
    made,
    hideMade: () => setMade(null),
    makeKey: (body) => run(async (api) => shown('key', await api.makeKey({ body }))),
    revokeKey: (key) => run((api) => api.revokeKey({ parameters: { key } })),
    makeReceiver: (body) => run(async (api) => shown('receiver', await api.makeReceiver({ body }))),
    changeReceiver: (receiver, change) => run((api) => api.changeReceiver({ parameters: { receiver }, body: change })),
    renewSecret: (receiver, password) =>
      run(async (api) => shown('receiver', await api.renewReceiverSecret({ parameters: { receiver }, body: { password } }))),
  };
}
