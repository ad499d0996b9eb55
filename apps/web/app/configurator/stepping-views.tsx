import { memo } from 'react';
import { BlockedAnswer } from '../palette/blocked-answer.tsx';
import { ProductInformation } from '../palette/product-information.tsx';
import { RestartDialog } from './restart-dialog.tsx';

/** What going through the steps opens over the configurator. It comes with the frame, because it has to be there without a network. */
export const SteppingViews = memo(() => {
  return (
    <>
      <BlockedAnswer />
      <ProductInformation />
      <RestartDialog />
    </>
  );
});
