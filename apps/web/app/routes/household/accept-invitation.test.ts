import type { ListedHouse } from '@gavel/contract';
import { asAccountId } from '@gavel/core';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { acceptInvitation } from './accept-invitation.ts';

const invitation = { key: 'k'.repeat(32), name: 'Huset', invitedBy: 'Anna Ek' };
const anna = { id: asAccountId(1), fullName: 'Anna Ek', isOwner: true, isThis: false };
const erik = { id: asAccountId(2), fullName: 'Erik Berg', isOwner: false, isThis: true };
const house = { id: 'Abc12345', name: 'Huset', isOwner: false, household: [anna, erik] } as Partial<ListedHouse> as ListedHouse;

function anApi(houses: readonly ListedHouse[]) {
  return {
    acceptInvitation: vi.fn().mockResolvedValue({ id: 'Abc12345' }),
    listSavedHouses: vi.fn().mockResolvedValue(houses),
  };
}

test('if the response to accepting an invitation was lost, a second attempt returns the house of the invitation', async () => {
  const api = anApi([{ ...house, id: 'Own12345', isOwner: true }, { ...house, id: 'Oth12345', name: 'Stugan' }, house]);
  api.acceptInvitation.mockRejectedValueOnce(new ApiError('network', 0));
  await expect(acceptInvitation(api, invitation)).rejects.toThrow();
  api.acceptInvitation.mockRejectedValueOnce(new ApiError('unknown-invitation', 404));
  expect(await acceptInvitation(api, invitation)).toEqual({ token: 'Abc12345', isOwn: false });
});

test('if the server does not know an invitation, and the inviter shares no house of this name with the user, acceptInvitation returns null (no longer valid)', async () => {
  const api = anApi([{ ...house, household: [{ ...anna, fullName: 'Eva Alm' }, erik] }]);
  api.acceptInvitation.mockRejectedValue(new ApiError('unknown-invitation', 404));
  expect(await acceptInvitation(api, invitation)).toBeNull();
});

test('if the owner of a house accepts the invitation to this house, acceptInvitation returns that the user owns it', async () => {
  expect(await acceptInvitation(anApi([{ ...house, isOwner: true }]), invitation)).toEqual({ token: 'Abc12345', isOwn: true });
  expect(await acceptInvitation(anApi([house]), invitation)).toEqual({ token: 'Abc12345', isOwn: false });
});

test('an accepted invitation counts as accepted, even if the list of houses cannot be loaded', async () => {
  const api = anApi([]);
  api.listSavedHouses.mockRejectedValueOnce(new ApiError('network', 0));
  expect(await acceptInvitation(api, invitation)).toEqual({ token: 'Abc12345', isOwn: false });
});
