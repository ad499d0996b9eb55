import { WithoutAccount } from './without-account.tsx';

/** `/register` */
export default function Register() {
  return <WithoutAccount page="register" />;
}
