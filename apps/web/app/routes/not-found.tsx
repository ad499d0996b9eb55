import { data } from 'react-router';

/** Throws a 404 response for every address without a route. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
