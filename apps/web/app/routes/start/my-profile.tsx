import { AccountPage } from './account-page.tsx';
import { LogInPart } from './log-in-part.tsx';

/** `/my-profile` */
export default function MyProfile() {
  return (
    <AccountPage page="profile">
      <LogInPart />
    </AccountPage>
  );
}
