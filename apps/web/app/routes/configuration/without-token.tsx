import { redirect } from 'react-router';
import { ownVisit } from '../../addresses.ts';

/** `/configuration` without a token is the visit of this browser. */
export function loader(): never {
  throw redirect(ownVisit.configuration);
}
