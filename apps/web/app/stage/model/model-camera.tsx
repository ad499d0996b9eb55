import { generalTexts, modelToolsTexts } from '@gavel/texts';
import { Camera, X } from 'lucide-react';
import { useState } from 'react';
import { readBootstrap } from '../../stored/bootstrap-storage.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { IconButton, TextButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useConfigurator } from '../../visit/use-configurator.tsx';
import type { ModelView } from './scene/create-view.ts';
import { saveJpeg, takePicture } from './take-picture.ts';
import type { ModelChoices } from './use-house-model.ts';
import type { ModelWords } from './use-model-words.ts';
import './model-camera.css';

interface ModelCameraProps {
  readonly view: ModelView;
  readonly words: ModelWords;
  readonly choices: ModelChoices | null;
}

/**
 * The message after the visitor has taken a picture. `photoTaken`: the browser saves the picture as a file, because the page cannot keep
 * it. `photoReplaced`: the page keeps the picture, and has deleted an older picture of this visit.
 */
type Told =
  | { readonly kind: 'photoTaken' | 'photoFailed' }
  | { readonly kind: 'photoKept' | 'photoReplaced'; readonly jpeg: Blob; readonly name: string };

/**
 * The button that takes a picture of the 3D model and keeps it for the summary. A message shows whether this succeeded, and offers the
 * file.
 */
export function ModelCamera({ view, words, choices }: ModelCameraProps) {
  const t = useTexts(modelToolsTexts);
  const close = useTexts(generalTexts)('close');
  const { houseTitle, houseDynamicImageKey } = useConfigurator((state) => state.configuration);
  const token = useConfigurator(({ origin }) => origin?.token ?? null);
  const [told, setTold] = useState<Told | null>(null);
  const photograph = async () => {
    setTold(null);
    const name = `${t('photoName', { house: houseTitle })}.jpg`;
    try {
      const { jpeg, kept } = await takePicture(view, {
        startedAt: readBootstrap()?.startedAt ?? null,
        token,
        ...words,
        fileName: name,
        house: houseDynamicImageKey,
        choices,
      });
      if (!kept) await saveJpeg(jpeg, name);
      setTold(kept ? { kind: kept.hasReplaced ? 'photoReplaced' : 'photoKept', jpeg, name } : { kind: 'photoTaken' });
    } catch {
      setTold({ kind: 'photoFailed' });
    }
  };
  const isVisible = told !== null && told.kind !== 'photoTaken';
  return (
    <>
      <button type="button" className="tool model-extra" aria-label={t('photo')} title={t('photo')} onClick={photograph}>
        <Icon icon={Camera} />
        <span className="tool-word is-short">{t('photo')}</span>
      </button>
      <div className={isVisible ? 'camera-message model-photo sheet' : 'visually-hidden'}>
        <span role="status">{told && t(told.kind)}</span>
        {told && 'jpeg' in told && <TextButton onClick={() => saveJpeg(told.jpeg, told.name)}>{t('photoDownload')}</TextButton>}
        {isVisible && (
          <IconButton label={close} onClick={() => setTold(null)}>
            <Icon icon={X} small />
          </IconButton>
        )}
      </div>
    </>
  );
}
