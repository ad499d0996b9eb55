import { type GalleryPicture, isModelPicture } from '@gavel/core';
import { pictureTexts, summaryTexts } from '@gavel/texts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { PictureSources } from '../stage/picture/compose-picture.ts';
import { createPictureSources } from '../stage/picture/create-picture-sources.ts';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useNear } from '../ui/use-near.ts';
import { isExampleRoom, SummaryPicture, SummaryThumbnail } from './summary-picture.tsx';
import { useAfter } from './use-after.ts';
import { useSummarySheet } from './use-summary-sheet.ts';
import './summary-pictures.css';

/**
 * Returns the pictures of the house with its choices (all sides, the drawings, the rooms and the products), and the index of the picture
 * that is shown large.
 */
export function useSummaryPictures() {
  const t = useTexts(summaryTexts);
  const example = useTexts(pictureTexts);
  const { gallery: pictures, houseTitle } = useSummarySheet();
  const [sources] = useState(createPictureSources);
  const [chosen, setChosen] = useState<string | null>(null);
  // Whether the large picture has loaded. The thumbnails load after it.
  const [isShown, setShown] = useState(false);
  const tellShown = useCallback(() => setShown(true), []);
  const at = Math.max(
    0,
    pictures.findIndex(({ id }) => id === chosen),
  );
  const describe = (picture: GalleryPicture) => {
    const { title } = picture;
    if (isExampleRoom(picture)) return example('exampleOf', { what: title });
    return t(isModelPicture(picture.picture) ? 'model' : 'picture', { house: houseTitle, picture: title });
  };
  return { pictures, at, sources, isShown, describe, tellShown, choose: (picture: GalleryPicture) => setChosen(picture.id) };
}

interface SummaryPicturesProps {
  readonly gallery: ReturnType<typeof useSummaryPictures>;
  readonly mayFetch: boolean;
}

/** Shows the large picture. */
export function SummaryPictures({ gallery: { pictures, at, sources, describe, tellShown }, mayFetch }: SummaryPicturesProps) {
  const t = useTexts(summaryTexts);
  const shown = pictures[at];
  const [first] = pictures;
  return (
    <section className="summary-pictures" aria-label={t('pictures')}>
      <SummaryPicture shown={shown ?? null} describe={describe} sources={sources} mayFetch={mayFetch} onShown={tellShown} />
      {/* A printed summary begins with the picture of the house, even if the screen shows another picture. */}
      {first && shown !== first && (
        <SummaryPicture shown={first} describe={describe} sources={sources} mayFetch={mayFetch} forPaper />
      )}
    </section>
  );
}

/**
 * All pictures as small thumbnails, below the large one. They are last in the document, so that keyboard users reach the price without
 * passing them.
 */
export function SummaryGallery({ gallery: { pictures, at, sources, isShown, choose }, mayFetch }: SummaryPicturesProps) {
  const t = useTexts(summaryTexts);
  const isLate = useAfter(LATEST_MS);
  const list = useRef<HTMLUListElement>(null);
  const turn = (by: number) => {
    const next = (at + by + pictures.length) % pictures.length;
    const picture = pictures[next];
    if (picture) choose(picture);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <section className="summary-choice" aria-label={t('choosePicture')}>
      <div className="summary-turn">
        <IconButton label={t('previousPicture')} onClick={() => turn(-1)}>
          <Icon icon={ChevronLeft} />
        </IconButton>
        <IconButton label={t('nextPicture')} onClick={() => turn(1)}>
          <Icon icon={ChevronRight} />
        </IconButton>
      </div>
      <ul ref={list} className="summary-gallery">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <button type="button" aria-pressed={index === at} onClick={() => choose(picture)}>
              <Thumbnail shown={picture} mayFetch={mayFetch && (isShown || isLate)} sources={sources} />
              <span className="summary-caption">{picture.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After how many ms the thumbnails load even if the large picture has not loaded yet. */
const LATEST_MS = 3000;

interface ThumbnailProps {
  readonly shown: GalleryPicture;
  readonly mayFetch: boolean;
  readonly sources: PictureSources;
}

/** Shows a thumbnail when it is near the screen. Each has several layers, so those far away do not load yet. */
function Thumbnail({ shown, mayFetch, sources }: ThumbnailProps) {
  const { ref, isNear } = useNear<HTMLSpanElement>();
  return (
    <span ref={ref} className="summary-thumbnail">
      {mayFetch && isNear && <SummaryThumbnail shown={shown} sources={sources} />}
    </span>
  );
}
