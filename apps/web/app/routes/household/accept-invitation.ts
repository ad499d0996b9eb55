import type { ReadInvitation } from '@gavel/contract';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';

interface AcceptedHouse {
  readonly token: string;
  /** Whether the user owns the house. Then the invitation stays valid. */
  readonly isOwn: boolean;
}

/** Accepts an invitation and returns its house. Returns null if the invitation is no longer valid. */
export async function acceptInvitation(
  api: Pick<Api, 'acceptInvitation' | 'listSavedHouses'>,
  invitation: Pick<ReadInvitation, 'name' | 'invitedBy'> & { readonly key: string },
): Promise<AcceptedHouse | null> {
  const { key, name, invitedBy } = invitation;
  try {
    const { id } = await api.acceptInvitation({ body: { key } });
    const houses = await api.listSavedHouses().catch(() => []);
    return { token: id, isOwn: houses.some((house) => house.id === id && house.isOwner) };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'unknown-invitation')) throw error;
    // If the house is in the list, the user has already accepted the invitation, and the response to that was lost.
    const isIts = ({ isOwner, fullName }: { isOwner: boolean; fullName: string }) => isOwner && fullName === invitedBy;
    const shared = (await api.listSavedHouses()).find(
      (house) => !house.isOwner && house.name === name && house.household.some(isIts),
    );
    return shared ? { token: shared.id, isOwn: false } : null;
  }
}
