import { token as anyToken } from '@gavel/contract';
import { hasEntered } from '../../account/use-account.ts';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { accountOrErrorPage } from '../../errors/account-or-error-page.ts';

/**
 * Loads the people who share a saved house. Returns `entry` if the visitor has to log in, and `gone` if the house does not exist or is not
 * shared with the visitor.
 */
export async function loadHousehold(api: Api, token: string) {
  const account = await accountOrErrorPage(api);
  if (!hasEntered(account)) return { kind: 'entry' } as const;
  if (!anyToken.safeParse(token).success) return { kind: 'gone' } as const;
  try {
    const [household, houses] = await Promise.all([api.readHousehold({ parameters: { id: token } }), api.listSavedHouses()]);
    const house = houses.find(({ id }) => id === token);
    return { kind: 'found', token, name: house?.name ?? '', isOwner: house?.isOwner ?? false, ...household } as const;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return { kind: 'gone' } as const;
    throw error;
  }
}

export type FoundHousehold = Extract<Awaited<ReturnType<typeof loadHousehold>>, { readonly kind: 'found' }>;
