import { selectionsOf } from '@gavel/core';
import { modelToolsTexts } from '@gavel/texts';
import { Download } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import { composedAddress } from '../../../kept-house/composed-address.ts';
import { useLinkToNow, useShareLink } from '../../../sharing/use-share-link.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Flyout } from '../../../ui/flyout.tsx';
import { formatFileSize } from '../../../ui/format-file-size.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Message } from '../../../ui/message.tsx';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { lazyPart } from '../../../ui/when-loaded.ts';
import { useConfigurator } from '../../../visit/use-configurator.tsx';
import { modelAddress } from './model-address.ts';
import { sceneViewerLink, viewerOfDevice } from './viewer-of-device.ts';
import '../../../ui/qr-code.css';
import './plot-flyout.css';

const QrCode = lazyPart(async () => (await import('../../../ui/qr-code.tsx')).QrCode);

/**
 * Offers to see the house at true scale in the camera of a phone, on the ground where the visitor stands. On a phone, a link opens
 * the camera. On a computer, a QR code opens the house on a phone. Also offers the 3D model as a file.
 */
export function PlotFlyout({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTexts(modelToolsTexts);
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const { houseId, houseTitle, houseDynamicImageKey: houseKey, municipalityId } = configuration;
  const selections = selectionsOf(compiled, visit);
  const chosen = { houseId, houseKey, municipalityId, selections };
  const glb = modelAddress(chosen, 'glb');
  const viewer = viewerOfDevice();
  return (
    <Flyout open={open} title={t('plot')} onClose={onClose}>
      <div className="on-plot">
        {viewer === 'quickLook' && (
          <>
            {/* Quick Look works only if the link contains an image and nothing else. */}
            <a className="on-plot-picture" rel="ar" href={`${modelAddress(chosen, 'usdz')}#allowsContentScaling=0`}>
              <img src={`${composedAddress(chosen)}&width=640`} alt={t('plot')} width="640" height="427" />
            </a>
            <p>{t('quickLook')}</p>
          </>
        )}
        {viewer === 'sceneViewer' && (
          <ButtonAnchor kind="primary" large href={sceneViewerLink(new URL(glb, location.href).href, houseTitle, location.href)}>
            {t('sceneViewer')}
          </ButtonAnchor>
        )}
        {viewer === null && <CodeForPhone />}
        <p>{t('trueScale')}</p>
        <section className="on-plot-file" aria-labelledby="on-plot-file">
          <h3 id="on-plot-file">{t('forArchitects')}</h3>
          <ModelDownload address={modelAddress(chosen, 'ifc')} file={`${houseTitle}.ifc`} text="ifc" isWanted={open} />
          <ModelDownload address={glb} file={`${houseTitle}.glb`} text="download" isWanted={open} />
        </section>
      </div>
    </Flyout>
  );
}

/** Makes the link for the phone only when the visitor asks for it, because the server has to store it. */
function CodeForPhone() {
  const t = useTexts(modelToolsTexts);
  const { progress, make } = useShareLink();
  const link = useLinkToNow();
  const isMaking = progress.kind === 'making';
  if (link)
    return (
      <>
        <Suspense fallback={<div className="qr-code" />}>
          <QrCode text={link} label={t('scanLabel')} />
        </Suspense>
        <p role="status">{t('scan')}</p>
      </>
    );
  return (
    <>
      <p>{t('onPhone')}</p>
      <Button kind="primary" onClick={make} aria-disabled={isMaking || progress.kind === 'waiting'}>
        {t(isMaking ? 'makingCode' : 'showCode')}
      </Button>
      {progress.kind === 'waiting' && <Message>{t('waitingCode')}</Message>}
      {progress.kind === 'failed' && <Message kind="error">{t('codeFailed')}</Message>}
      {(progress.kind === 'gone' || progress.kind === 'outdated') && <Message kind="error">{t('noCode')}</Message>}
    </>
  );
}

interface ModelDownloadProps {
  address: string;
  file: string;
  /** The key of the button's text. */
  text: 'download' | 'ifc';
  isWanted: boolean;
}

function ModelDownload({ address, file, text, isWanted }: ModelDownloadProps) {
  const t = useTexts(modelToolsTexts);
  const { progress } = useLoaded(
    useCallback(() => sizeOf(address), [address]),
    isWanted,
  );
  const size = progress.kind === 'loaded' ? progress.value : null;
  return (
    <>
      <p>{t(`${text}About`)}</p>
      <ButtonAnchor href={address} download={file}>
        <Icon icon={Download} />
        {size === null ? t(text) : t(`${text}Size`, { size: formatFileSize(size) })}
      </ButtonAnchor>
    </>
  );
}

/** Returns the size of a file in bytes; null if the server does not send the size. */
async function sizeOf(address: string): Promise<number | null> {
  const { ok, headers } = await fetch(address, { method: 'HEAD' });
  return ok ? Number(headers.get('Content-Length')) || null : null;
}
