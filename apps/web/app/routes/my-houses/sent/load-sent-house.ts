import { token as anyToken } from '@gavel/contract';
import { hasEntered } from '../../../account/use-account.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { Api } from '../../../api/create-api.ts';
import { accountOrErrorPage } from '../../../errors/account-or-error-page.ts';

/**
 * Loads a house in the state in which it was sent with a request. Returns `entry` if the visitor has to log in, and `gone` if the request
 * does not exist or belongs to another user.
 */
export async function loadSentHouse(
  api: Pick<Api, 'readAccount' | 'readRequestedHouse'>,
  { token, request }: { readonly token: string; readonly request: string },
) {
  const account = await accountOrErrorPage(api);
  if (!hasEntered(account)) return { kind: 'entry' } as const;
  if (!anyToken.safeParse(token).success) return { kind: 'gone' } as const;
  try {
    const configuration = await api.readRequestedHouse({ parameters: { id: token, request } });
    return { kind: 'found', configuration } as const;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'gone' } as const;
    throw error;
  }
}
