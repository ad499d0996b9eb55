import { Outlet } from 'react-router';
import { useSite } from '../site/use-site.ts';
import { WelcomeOn } from './welcome.tsx';

/** The layout of pages such as help and login (`routes.ts`). Each page ends with the welcome text, which links to the list of houses. */
export default function GuideLayout() {
  const { brand } = useSite();
  return (
    <>
      <Outlet />
      <WelcomeOn slogan={brand.slogan} text={brand.welcome} />
    </>
  );
}
