import type { PersonalRecords } from '../../people/accounts/dependencies.ts';
import { forgetInvitationsTo, listInvitationsBy, listInvitationsTo } from './household.repository.ts';

/**
 * The invitations that a user has sent or received. When the account is deleted, a foreign key deletes the invitations that the user sent.
 */
export const personalInvitations: PersonalRecords = {
  name: 'invitations',
  async exportOf(tx, userId) {
    const sent = (await listInvitationsBy(tx, userId)).map(({ token, email, sentAt, expiresAt }) => ({
      token,
      email,
      sentAt,
      expiresAt,
    }));
    // Leave out the name of the house: a recipient may see the name only with the key in the e-mail.
    const received = (await listInvitationsTo(tx, userId)).map(({ email, sentAt, expiresAt }) => ({ email, sentAt, expiresAt }));
    return { sent, received };
  },
  async forget(tx, userId) {
    await forgetInvitationsTo(tx, userId);
    return [];
  },
};
