import { changeHouseTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { GO_ON } from '../addresses.ts';
import { browserApi } from '../api/browser-api.ts';
import { serverNow } from '../network/server-time.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { rendition } from '../ui/renditions.ts';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';
import { applyChange } from './apply-change.ts';
import { ChangeEffects } from './change-effects.tsx';
import type { WantedHouse } from './house-choice.tsx';
import { type PreparedChange, prepareChange } from './prepare-change.ts';
import './change-preview.css';

interface ChangePreviewProps {
  readonly wanted: WantedHouse;
  onBack(): void;
  onClose(): void;
}

/** Shows the effects of a change of house on choices and price, and asks the visitor whether to change the house. */
export function ChangePreview({ wanted, onBack, onClose }: ChangePreviewProps) {
  const t = useTexts(changeHouseTexts);
  const store = useConfiguratorStore();
  const heading = useRef<HTMLHeadingElement>(null);
  const { house, bundleId } = wanted;
  const load = useCallback(async () => {
    const { configuration, compiled, visit } = store.getState();
    return prepareChange(await browserApi(), { configuration, compiled, visit }, { houseId: house.id, bundleId }, serverNow());
  }, [store, house, bundleId]);
  const bundle = house.bundles.find(({ id }) => id === bundleId);

  // Move the focus to the heading, because the card that the visitor pressed no longer exists. Use a layout effect: the panel would later
  // move the lost focus to another element.
  useLayoutEffect(() => heading.current?.focus(), []);

  return (
    <div className="change-preview">
      <button type="button" className="change-preview-back" onClick={onBack}>
        <Icon icon={ArrowLeft} small />
        {t('back')}
      </button>
      <div className="change-preview-picture">
        {house.image && <img src={rendition(house.image, 'houselist')} alt="" width={960} height={640} />}
      </div>
      <div className="change-preview-text">
        <h3 ref={heading} tabIndex={-1}>
          {t('confirmHeading', { house: house.title })}
        </h3>
        {bundle && <p>{t('withBundle', { bundle: bundle.name })}</p>}
        <Loaded load={load} failed={t('failed')}>
          {(change) => <Effects change={change} onClose={onClose} />}
        </Loaded>
      </div>
    </div>
  );
}

function Effects({ change, onClose }: { change: PreparedChange; onClose(): void }) {
  const t = useTexts(changeHouseTexts);
  const store = useConfiguratorStore();
  const submit = useSubmit();
  const before = useConfigurator((state) => state.configuration.houseTitle);
  // Whether the browser has stored the current house: it stores a house only after the visitor has changed something.
  const isKept = useConfigurator(({ unsaved, savedAt, storageFails }) => (unsaved || savedAt !== null) && !storageFails);
  const after = change.configuration.houseTitle;

  function apply() {
    applyChange(change, store.getState());
    submit(null, { method: 'post', action: GO_ON, replace: true });
  }

  return (
    <>
      <ChangeEffects
        change={change}
        now={t('now', { house: before })}
        after={t('after', { house: after })}
        gone={t('gone', { house: after })}
      />
      {isKept && <p className="change-stays">{t('stays', { house: before })}</p>}
      <div className="change-actions">
        <Button onClick={onClose}>{t('cancel', { house: before })}</Button>
        <Button kind="primary" onClick={apply}>
          {t('confirm', { house: after })}
        </Button>
      </div>
    </>
  );
}
