import { Dialog } from '@base-ui/react/dialog';
import { selectionsOf } from '@gavel/core';
import { Copy, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '../api/browser-api.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import { useConfigurator, useConfiguratorStore } from './use-configurator.tsx';
import { keepWithdrawKey } from './withdraw-keys.ts';
import './dialog.css';
import './save-panel.css';

/** Says where the house is kept after a save, and makes a link to it for other devices and people. */
export function SavePanel({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslations('save');
  const general = useTranslations('general');
  const failed = useConfigurator((state) => state.problem === 'storage-fails');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog">
          <Dialog.Close className="dialog-close" render={<IconButton label={general('close')} />}>
            <Icon icon={X} />
          </Dialog.Close>
          <Dialog.Title className="dialog-title">{t(failed ? 'failedHeading' : 'heading')}</Dialog.Title>
          <Dialog.Description className="dialog-text">{t(failed ? 'failedText' : 'text')}</Dialog.Description>
          {open && <ShareLink />}
          <div className="dialog-actions">
            <Dialog.Close render={<Button kind="primary" />}>{t('done')}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Progress = { kind: 'idle' | 'making' | 'failed' } | { kind: 'made'; link: string; copied: boolean };

function ShareLink() {
  const t = useTranslations('save');
  const store = useConfiguratorStore();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });

  const make = async () => {
    setProgress({ kind: 'making' });
    const { configuration, compiled, visit } = store.getState();
    const { houseId, municipalityId, webConfigurationId, name } = configuration;
    try {
      const api = await browserApi();
      const shared = await api.share({
        houseId,
        municipalityId,
        webConfigurationId,
        name,
        selections: selectionsOf(compiled, visit),
      });
      keepWithdrawKey(shared.id, shared.withdrawKey);
      setProgress({ kind: 'made', link: new URL(`/start/${shared.id}`, location.href).href, copied: false });
    } catch {
      setProgress({ kind: 'failed' });
    }
  };
  const copy = async (link: string) => {
    await navigator.clipboard.writeText(link);
    setProgress({ kind: 'made', link, copied: true });
  };

  return (
    <div className="share-link">
      <p>{t('linkText')}</p>
      {progress.kind === 'made' ? (
        <p className="share-link-made">
          <input readOnly aria-label={t('link')} value={progress.link} onFocus={(event) => event.target.select()} />
          <Button onClick={() => copy(progress.link)}>
            <Icon icon={Copy} small />
            {t('copy')}
          </Button>
        </p>
      ) : (
        <Button onClick={make} disabled={progress.kind === 'making'}>
          {t(progress.kind === 'making' ? 'making' : 'makeLink')}
        </Button>
      )}
      <p role="status">{progress.kind === 'made' && progress.copied && t('copied')}</p>
      {progress.kind === 'failed' && <Message kind="error">{t('linkFailed')}</Message>}
    </div>
  );
}
