import { data } from 'react-router';
import { forStaff } from './for-staff.ts';

/**
 * Returns the response to a call that only administrators may make. For other users, returns null and sets the status of the page to 403.
 */
export async function forAdministrators<Value>(answer: Promise<Value>) {
  const answered = await forStaff(answer);
  return data(answered, answered === null ? 403 : 200);
}
