import { data } from 'react-router';
import { forStaff } from './for-staff.ts';

/** What administrators are answered; others get null, and the page the status 403. */
export async function forAdministrators<Value>(answer: Promise<Value>) {
  const answered = await forStaff(answer);
  return data(answered, answered === null ? 403 : 200);
}
