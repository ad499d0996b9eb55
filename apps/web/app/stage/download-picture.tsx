import { type Camera, type Step, selectionsOf } from '@gavel/core';
import { pictureTexts } from '@gavel/texts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import './download-picture.css';

type Progress = 'idle' | 'fetching' | 'failed';

/** Saves the picture on the stage as a file. The server makes the file, in a size larger than the screen needs. */
export function DownloadPicture({ step, camera }: { step: Step | null; camera: Camera | null }) {
  const t = useTexts(pictureTexts);
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const [progress, setProgress] = useState<Progress>('idle');
  const download = async () => {
    if (progress === 'fetching') return;
    setProgress('fetching');
    try {
      const api = await browserApi();
      const { houseId, municipalityId, webConfigurationId } = configuration;
      const file = await api.downloadPicture({
        body: {
          houseId,
          municipalityId,
          webConfigurationId,
          selections: selectionsOf(compiled, visit),
          sectionId: step?.sectionId ?? null,
          questionId: step?.questionId ?? null,
          cameraId: camera?.id ?? null,
        },
      });
      saveFile(file, 'image/jpeg');
      setProgress('idle');
    } catch {
      setProgress('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className="tool camera-download"
        aria-label={t('download')}
        title={t('download')}
        aria-busy={progress === 'fetching'}
        onClick={download}
      >
        <Icon icon={Download} />
        <span className="tool-word is-short">{t('downloadWord')}</span>
      </button>
      <span role="status" className={progress === 'failed' ? 'camera-message sheet' : 'visually-hidden'}>
        {progress !== 'idle' && t(progress === 'failed' ? 'downloadFailed' : 'downloading')}
      </span>
    </>
  );
}
