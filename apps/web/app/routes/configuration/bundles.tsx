import { BundlesScreen } from '../../configurator/bundles-screen.tsx';

/** `/configuration/{token}/0`: the page before the first question, with the bundles or an introduction. */
export default function BundlesRoute() {
  return <BundlesScreen />;
}
