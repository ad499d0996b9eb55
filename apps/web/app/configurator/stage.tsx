import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { guideOf } from './guide-of.ts';
import { camerasOf, pictureAddress } from './picture-address.ts';
import { useConfigurator } from './use-configurator.tsx';
import './stage.css';

/** The picture behind everything. The one that is shown stays until the next has been decoded, and fades under it. */
export function Stage({ sectionId, camera }: { sectionId: number | null; camera: string }) {
  const t = useTranslations('configurator');
  const configuration = useConfigurator((state) => state.configuration);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const section = sectionId === null ? undefined : guideOf(configuration).sections.get(sectionId);
  const address = pictureAddress(configuration, compiled, visit, section, camera, true);
  const isRoom = address.startsWith('/media/drawn/room/');
  const { shown, before } = useDecoded(address);
  const answers = useShownAnswers();
  const alternative = answers
    ? t('pictureWith', { house: configuration.houseTitle, answers })
    : t('picture', { house: configuration.houseTitle });

  return (
    <div className={isRoom ? 'stage stage-room' : 'stage'}>
      {before && <img className="stage-picture" src={before} alt="" />}
      {shown && <img key={shown} className="stage-picture stage-picture-new" src={shown} alt={alternative} />}
    </div>
  );
}

/** The camera that a section's pictures are taken with, and how to go on to the next. */
export function useCamera(sectionId: number | null, wished: string) {
  const { sections } = guideOf(useConfigurator((state) => state.configuration));
  const cameras = camerasOf(sectionId === null ? undefined : sections.get(sectionId));
  const [chosen, setChosen] = useState<string | null>(null);
  const [first] = cameras;
  const camera = [chosen, wished, first?.id].find((id) => cameras.some((one) => one.id === id)) ?? '';
  const rotate = () => setChosen(cameras[(cameras.findIndex(({ id }) => id === camera) + 1) % cameras.length]?.id ?? null);
  return { cameras, camera, choose: setChosen, rotate };
}

/** The last address whose picture has arrived, and the one before it. A picture that fails leaves the old one in place. */
function useDecoded(address: string): { shown: string | null; before: string | null } {
  const [pictures, setPictures] = useState<{ shown: string | null; before: string | null }>({ shown: null, before: null });
  useEffect(() => {
    let isWanted = true;
    const picture = new Image();
    picture.src = address;
    picture.decode().then(
      () => {
        if (isWanted)
          setPictures(({ shown, before }) => (shown === address ? { shown, before } : { shown: address, before: shown }));
      },
      () => {
        // The old picture stays.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [address]);
  return pictures;
}

/** The chosen answers that show in a picture, for those who do not see it. */
function useShownAnswers(): string {
  const configuration = useConfigurator((state) => state.configuration);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const answers = guideOf(configuration).answers;
  return compiled.questions
    .flatMap(({ at }) => compiled.answers[visit.answers.get(at)]?.answer.id ?? [])
    .flatMap((id) => answers.get(id) ?? [])
    .filter(({ dynamicImageKeys }) => dynamicImageKeys.length > 0)
    .map(({ title }) => title.toLowerCase())
    .join(', ');
}
