import { BundlesScreen } from '../../configurator/bundles-screen.tsx';

/** `/configuration/{token}/0` */
export default function BundlesRoute() {
  return <BundlesScreen />;
}
