import { Redirect } from '../../configurator/configurator.tsx';

/** `/configuration/{token}` opens the first step; a hidden one leads on by itself. */
export default function FirstStepRoute() {
  return <Redirect to="/configuration/new/1/1" />;
}
