import { Dialog } from '@base-ui/react/dialog';
import { changeHouseTexts, generalTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { memo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import './change-house.css';

/**
 * The list of houses that the visitor can change to ("Byt husmodell"), over the configurator. A choice in the list first shows the effects
 * of the change.
 */
export const ChangeHouse = memo(({ open, onClose }: ViewProps) => {
  const t = useTexts(changeHouseTexts);
  const general = useTexts(generalTexts);
  const { houseTitle: house, municipalityName: municipality } = useConfigurator((state) => state.configuration);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="change-house">
          <header className="change-house-head">
            <Dialog.Title>{t('title')}</Dialog.Title>
            <Dialog.Description>{t('lead', { house, municipality })}</Dialog.Description>
            <Dialog.Close render={<IconButton label={general('close')} />}>
              <Icon icon={X} />
            </Dialog.Close>
          </header>
          <div className="change-house-body">
            <Loaded load={loadBody} failed={t('listFailed')}>
              {({ ChangeHouseBody }) => <ChangeHouseBody onClose={onClose} />}
            </Loaded>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

const loadBody = () => import('./change-house-body.tsx');
