import { WithoutAccount } from './without-account.tsx';

/** `/login` */
export default function Login() {
  return <WithoutAccount page="login" />;
}
