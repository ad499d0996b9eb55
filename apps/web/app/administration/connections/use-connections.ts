import type { Connections, KeyAsked, MadeSecret, ReceiverAsked, ReceiverChange } from '@gavel/contract/staff';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import type { StaffApi } from '../access/staff-calls.ts';

type Trouble = 'wrong-password' | 'receiver-refused' | 'failed';

/** The actions on API keys and webhook receivers. Each action returns whether it succeeded. */
export interface ConnectionsWork {
  readonly connections: Connections;
  readonly isBusy: boolean;
  readonly trouble: Trouble | null;
  /**
   * The new secret of an API key or a webhook receiver, which the server returns only once. Null: there is none, or the page has hidden it.
   */
  readonly made: { readonly secret: string; readonly of: 'key' | 'receiver' } | null;
  hideMade(): void;
  makeKey(asked: KeyAsked): Promise<boolean>;
  revokeKey(key: number): Promise<boolean>;
  makeReceiver(asked: ReceiverAsked): Promise<boolean>;
  changeReceiver(receiver: number, change: ReceiverChange): Promise<boolean>;
  renewSecret(receiver: number, password: string): Promise<boolean>;
}

/**
 * Returns the API keys and webhook receivers, and the actions that change them.
 * @param loaded the data with which the page was loaded; the response to each action replaces it
 */
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
