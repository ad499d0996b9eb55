import { redirect } from 'react-router';

/** `/configuration` without a token is the visit of this browser. */
export function loader(): never {
  throw redirect('/configuration/new');
}
