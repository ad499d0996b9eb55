import type { GalleryPicture } from '@gavel/core';
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

/** The house as it was chosen, from all sides, as drawings, its rooms and its products, and which of them is shown large. */
export function useSummaryPictures() {
  const t = useTexts(summaryTexts);
  const example = useTexts(pictureTexts);
  const { gallery: pictures, houseTitle } = useSummarySheet();
  const [sources] = useState(createPictureSources);
  const [chosen, setChosen] = useState<string | null>(null);
  // The large picture comes before the small ones.
  const [isShown, setShown] = useState(false);
  const tellShown = useCallback(() => setShown(true), []);
  const at = Math.max(
    0,
    pictures.findIndex(({ id }) => id === chosen),
  );
  const describe = (picture: GalleryPicture) => {
    const { title } = picture;
    return isExampleRoom(picture) ? example('exampleOf', { what: title }) : t('picture', { house: houseTitle, picture: title });
  };
  return { pictures, at, sources, isShown, describe, tellShown, choose: (picture: GalleryPicture) => setChosen(picture.id) };
}

interface SummaryPicturesProps {
  readonly gallery: ReturnType<typeof useSummaryPictures>;
  readonly mayFetch: boolean;
}

/** The large one. */
export function SummaryPictures({ gallery: { pictures, at, sources, describe, tellShown }, mayFetch }: SummaryPicturesProps) {
  const t = useTexts(summaryTexts);
  const shown = pictures[at];
  const [first] = pictures;
  return (
    <section className="summary-pictures" aria-label={t('pictures')}>
      <SummaryPicture shown={shown ?? null} describe={describe} sources={sources} mayFetch={mayFetch} onShown={tellShown} />
      {/* A document begins with the house, whatever is looked at on the screen. */}
      {first && shown !== first && (
        <SummaryPicture shown={first} describe={describe} sources={sources} mayFetch={mayFetch} forPaper />
      )}
    </section>
  );
}

/** All of them small, below the large one. They come last in the document: nobody tabs through them to reach the price. */
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

/** Milliseconds after which the small pictures no longer wait for the large one. */
const LATEST_MS = 3000;

interface ThumbnailProps {
  readonly shown: GalleryPicture;
  readonly mayFetch: boolean;
  readonly sources: PictureSources;
}

/** Each is half a dozen layers: those that nobody has come near to wait. */
function Thumbnail({ shown, mayFetch, sources }: ThumbnailProps) {
  const { ref, isNear } = useNear<HTMLSpanElement>();
  return (
    <span ref={ref} className="summary-thumbnail">
      {mayFetch && isNear && <SummaryThumbnail shown={shown} sources={sources} />}
    </span>
  );
}
