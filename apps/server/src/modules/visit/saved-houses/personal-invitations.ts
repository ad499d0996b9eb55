import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { forgetInvitationsTo, listInvitationsBy, listInvitationsTo } from './household.repository.ts';

/** Invitations to share a house that somebody has sent or been sent. Those that they sent go with their account by themselves. */
export const personalInvitations: PersonalRecords = {
  name: 'invitations',
  async exportOf(tx, userId) {
    const sent = (await listInvitationsBy(tx, userId)).map(({ token, email, sentAt, expiresAt }) => ({
      token,
      email,
      sentAt,
      expiresAt,
    }));
    // Not to which house: that is known to whoever holds the letter's key.
    const received = (await listInvitationsTo(tx, userId)).map(({ email, sentAt, expiresAt }) => ({ email, sentAt, expiresAt }));
    return { sent, received };
  },
  async forget(tx, userId) {
    await forgetInvitationsTo(tx, userId);
    return [];
  },
};
