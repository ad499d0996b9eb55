import { Outlet } from 'react-router';
import { useSite } from '../../site/use-site.ts';
import { WelcomeOn } from './welcome.tsx';

/** The pages of the guide. Each ends with the welcome, which links to the list of houses. */
export default function GuideLayout() {
  const { brand } = useSite();
  return (
    <>
      <Outlet />
      <WelcomeOn slogan={brand.slogan} text={brand.welcome} />
    </>
  );
}
