import { STILLS } from '@gavel/core';
import { housesTexts } from '@gavel/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { rendition, renditions } from '../ui/renditions.ts';
import { useNear } from '../ui/use-near.ts';
import type { ShownHouse } from './listed-house.ts';
import { pictureSubject } from './picture-subject.ts';
import './house-pictures.css';

interface HousePicturesProps {
  readonly house: ShownHouse;
  readonly eager: boolean;
  /** A text to show on the picture; null for none. */
  readonly note: string | null;
  /** The address to which the large picture links; null for no link. */
  readonly page: string | null;
}

/** A house's large picture with thumbnails below; a press on a thumbnail shows it large. */
export function HousePictures({ house, eager, note, page }: HousePicturesProps) {
  const t = useTexts(housesTexts);
  const [shown, setShown] = useState(0);
  const pictures = [...new Set([house.image, ...house.images])].filter((picture) => picture !== '');
  const picture = pictures[shown] ?? '';
  const sources = renditions(picture, CARD_WIDTHS);
  const total = pictures.length;

  return (
    <div className="house-pictures">
      <div className="house-picture">
        {total > 0 && (
          <img
            src={rendition(picture, 960)}
            {...(sources && { srcSet: sources, sizes: eager ? CARD_SIZES : `auto, ${CARD_SIZES}` })}
            alt={total > 1 ? t(describing(house, picture), { number: shown + 1, house: house.title }) : house.title}
            width={960}
            height={640}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
          />
        )}
        {/* A link only for the pointer. Keyboard users have the same link on the name of the house. */}
        {page !== null && <Link className="house-picture-page" to={page} tabIndex={-1} aria-hidden="true" />}
        {note && <p className="house-picture-note">{note}</p>}
      </div>
      {total > 1 && <Thumbnails house={house} pictures={pictures} eager={eager} shown={shown} onShow={setShown} />}
    </div>
  );
}

/**
 * Returns the key of the text that describes a picture. If the server renders the pictures from the 3D model, the front and the back of a
 * house have special texts.
 */
function describing(house: ShownHouse, picture: string) {
  const subject = pictureSubject(house, picture);
  const isModel = picture.startsWith(STILLS) && (subject === 'front' || subject === 'back');
  return isModel ? (`model-${subject}` as const) : (`picture-${subject}` as const);
}

/** The widths of the picture in px: for large screens, for phones, and for screens with two pixels for each CSS pixel. */
const CARD_WIDTHS = [480, 768, 960];

/**
 * The `sizes` of a picture for browsers that do not support `auto`: the whole width on a phone (one card a row), else a third (three cards
 * a row).
 */
const CARD_SIZES = '(max-width: 43.75em) 100vw, 33vw';

interface ThumbnailsProps {
  readonly house: ShownHouse;
  readonly pictures: readonly string[];
  readonly eager: boolean;
  readonly shown: number;
  onShow(index: number): void;
}

/** Thumbnails need scripts, so without `eager` they are rendered only near the screen. Until then their space is reserved. */
function Thumbnails({ house, pictures, eager, shown, onShow }: ThumbnailsProps) {
  const t = useTexts(housesTexts);
  const { ref, isNear } = useNear<HTMLDivElement>();
  return (
    <div className="house-thumbnails" ref={ref} {...(!eager && { 'data-later': '' })}>
      {pictures.map((picture, index) =>
        eager || isNear ? (
          <button
            key={picture}
            type="button"
            aria-pressed={index === shown}
            aria-label={t(`show-${pictureSubject(house, picture)}`, { number: index + 1 })}
            onClick={() => onShow(index)}
          >
            <img src={rendition(picture, 160)} alt="" width={72} height={48} loading="lazy" decoding="async" />
          </button>
        ) : (
          <span key={picture} />
        ),
      )}
    </div>
  );
}
