import { takeOverTexts } from '@gavel/texts';
import { useEffect, useRef, useState } from 'react';
import { housesToAsk } from '../account/houses-to-ask.ts';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { readBootstrap } from '../stored/bootstrap-storage.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Flyout } from '../ui/flyout.tsx';
import { useWhileOpen } from '../ui/use-while-open.ts';
import { useConfiguratorStore } from '../visit/use-configurator.tsx';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { TakeOverForm } from './take-over-form.tsx';
import { useTellSaver } from './use-saver.ts';

/**
 * Asks about the houses of this browser after a login in the configurator. Includes the open house, unless a save of it has begun. Then
 * opens the panel for which the visitor has logged in: the PDF or the plots, if the address contains one of them.
 */
export function TakeOverView({ open, onClose }: ViewProps) {
  const t = useTexts(takeOverTexts);
  const account = useAccount();
  const store = useConfiguratorStore();
  const tell = useTellSaver();
  const { open: show, parameter } = useView();
  const startedAt = readBootstrap()?.startedAt ?? 0;
  const isSaved = () => store.getState().origin !== null || store.getState().saving.kind !== 'idle';
  const [houses] = useState(() => (hasEntered(account) ? housesToAsk(account, isSaved() ? startedAt : null) : []));
  const isEmpty = houses.length === 0;
  useEffect(() => {
    if (open && isEmpty) onClose();
  }, [open, isEmpty, onClose]);
  /** Whether the form has asked to save the open house. The save may not have begun yet, because its code may still be loading. */
  const isAsked = useRef(false);
  const goOn = useWhileOpen(open, () => {
    if (parameter('pdf')) return show('summary', { pdf: 1 });
    if (parameter('plots')) return show('plots');
    return show(isAsked.current || isSaved() ? 'save' : 'profile');
  });
  const save = () => {
    isAsked.current = true;
    tell({ kind: 'asked', forced: true });
  };
  return (
    <Flyout open={open && !isEmpty} onClose={onClose} title={t('heading')}>
      <TakeOverForm houses={houses} open={{ startedAt, save }} onDone={goOn} onLater={goOn} />
    </Flyout>
  );
}
