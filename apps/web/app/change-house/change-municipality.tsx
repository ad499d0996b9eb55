import { Dialog } from '@base-ui/react/dialog';
import { configurationBody, type ListedMunicipality, z } from '@gavel/contract';
import { changeMunicipalityTexts, generalTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { MunicipalityField } from '../municipality/municipality-field.tsx';
import { serverNow } from '../network/server-time.ts';
import { readBootstrap, storeBootstrap } from '../stored/bootstrap-storage.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { savedElsewhere } from '../visit/load-visit.ts';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import { ChangeEffects } from './change-effects.tsx';
import { type PreparedChange, prepareChange } from './prepare-change.ts';
import '../ui/dialog.css';
import './change-municipality.css';

/** Changes the municipality of the house ("Byt kommun"). Choosing a municipality first shows the effects of the change. */
export function ChangeMunicipality({ open, onClose }: ViewProps) {
  const t = useTexts(changeMunicipalityTexts);
  const general = useTexts(generalTexts);
  const { houseTitle: house, municipalityName: municipality } = useConfigurator((state) => state.configuration);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog change-municipality" initialFocus={heading}>
          <Dialog.Title ref={heading} tabIndex={-1} className="dialog-title">
            {t('title')}
          </Dialog.Title>
          <Dialog.Description className="dialog-text">{t('lead', { house, municipality })}</Dialog.Description>
          <Dialog.Close className="dialog-close" render={<IconButton label={general('close')} />}>
            <Icon icon={X} />
          </Dialog.Close>
          <Loaded load={loadMunicipalities} failed={t('listFailed')}>
            {(municipalities) => <Choice municipalities={municipalities} onClose={onClose} />}
          </Loaded>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

async function loadMunicipalities() {
  return (await browserApi()).listMunicipalities();
}

interface ChoiceProps {
  readonly municipalities: readonly ListedMunicipality[];
  onClose(): void;
}

function Choice({ municipalities, onClose }: ChoiceProps) {
  const t = useTexts(changeMunicipalityTexts);
  const field = useRef<HTMLInputElement>(null);
  const store = useConfiguratorStore();
  const current = useConfigurator((state) => state.configuration.municipalityId);
  const [chosen, setChosen] = useState<ListedMunicipality | null>(null);
  const wanted = chosen && !chosen.denied && chosen.id !== current ? chosen : null;
  const municipalityId = wanted?.id;
  const load = useCallback(async () => {
    const { configuration, compiled, visit } = store.getState();
    const { houseId } = configuration;
    const to = { houseId, bundleId: null, ...(municipalityId !== undefined && { municipalityId }) };
    return prepareChange(await browserApi(), { configuration, compiled, visit }, to, serverNow());
  }, [store, municipalityId]);
  return (
    <>
      <MunicipalityField ref={field} municipalities={municipalities} chosen={chosen} onChoose={setChosen} refusesDenied />
      {wanted && (
        <div className="change-municipality-effects" aria-live="polite">
          <Loaded key={wanted.id} load={load} failed={t('failed')}>
            {(change) => <Effects change={change} onClose={onClose} />}
          </Loaded>
        </div>
      )}
    </>
  );
}

function Effects({ change, onClose }: { change: PreparedChange; onClose(): void }) {
  const t = useTexts(changeMunicipalityTexts);
  const store = useConfiguratorStore();
  const before = useConfigurator((state) => state.configuration.municipalityName);
  const after = change.configuration.municipalityName;

  function move() {
    const { configuration, origin, move } = store.getState();
    const { selections } = change.configuration;
    const moved = { ...savedElsewhere(configuration, change.configuration), selections };
    move(moved);
    // Store the house with its new municipality as the data from which this tab starts, so that a reload opens it, even without a network.
    const bootstrap = readBootstrap();
    if (bootstrap)
      storeBootstrap(z.encode(configurationBody, { ...moved, id: origin?.token ?? null }), null, bootstrap.startedAt);
    onClose();
  }

  return (
    <>
      <ChangeEffects
        change={change}
        now={t('inPlace', { municipality: before })}
        after={t('inPlace', { municipality: after })}
        gone={t('gone', { municipality: after })}
      />
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('cancel', { municipality: before })}</Button>
        <Button kind="primary" onClick={move}>
          {t('confirm', { municipality: after })}
        </Button>
      </div>
    </>
  );
}
