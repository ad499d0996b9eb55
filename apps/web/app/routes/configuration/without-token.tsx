import { redirect } from 'react-router';
import { ownVisit } from '../../addresses.ts';

/** `/configuration` without a token redirects to this browser's own visit. */
export function loader(): never {
  throw redirect(ownVisit.configuration);
}
