import { WithoutAccount } from './without-account.tsx';

/** `/my-profile` */
export default function MyProfile() {
  return <WithoutAccount page="profile" />;
}
