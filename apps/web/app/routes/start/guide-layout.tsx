import { Outlet } from 'react-router';
import { useSite } from '../../site/use-site.ts';
import { WelcomeOn } from './welcome.tsx';

/** The guide's tabs, and what belongs to them: each ends with the welcome that leads on to the houses. */
export default function GuideLayout() {
  const { brand } = useSite();
  return (
    <>
      <Outlet />
      <WelcomeOn slogan={brand.slogan} text={brand.welcome} />
    </>
  );
}
