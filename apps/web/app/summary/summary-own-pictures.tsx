import { formatDay } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { Download, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { TextButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { saveFile } from '../ui/save-file.ts';
import { type OwnPictureOfVisit, useOwnPictures } from './use-own-pictures.ts';
import './summary-own-pictures.css';

/** The pictures that the visitor has taken of the 3D model. Shows nothing if there are none. */
export function SummaryOwnPictures() {
  const t = useTexts(summaryTexts);
  const { pictures, remove } = useOwnPictures();
  const [hasRemoved, setRemoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (pictures.length === 0)
    return (
      <p role="status" className="visually-hidden">
        {hasRemoved && t('ownRemoved')}
      </p>
    );
  return (
    <section className="summary-own" aria-labelledby="summary-own">
      <h3 id="summary-own" ref={heading} tabIndex={-1}>
        {t('own')}
      </h3>
      <p className="summary-own-lead">{t('ownLead')}</p>
      <p role="status" className="visually-hidden">
        {hasRemoved && t('ownRemoved')}
      </p>
      <ul>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <OwnPicture
              picture={picture}
              number={at + 1}
              onRemove={async () => {
                await remove(picture);
                setRemoved(true);
                // Move the focus to the heading, because the button that had the focus no longer exists.
                heading.current?.focus({ preventScroll: true });
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnPictureProps {
  readonly picture: OwnPictureOfVisit;
  /** The position of the picture in the list, from 1. */
  readonly number: number;
  onRemove(): void;
}

function OwnPicture({ picture, number, onRemove }: OwnPictureProps) {
  const t = useTexts(summaryTexts);
  const { address, jpeg, words, caption, takenAt, fileName, isOutdated } = picture;
  const download = async () => saveFile({ bytes: new Uint8Array(await jpeg.arrayBuffer()), name: fileName }, jpeg.type);
  return (
    <figure>
      <img src={address} alt={words} />
      <figcaption>
        {caption}
        <span className={isOutdated ? 'summary-own-note is-outdated' : 'summary-own-note'}>
          {t(isOutdated ? 'ownOutdated' : 'ownTaken', { date: formatDay(takenAt) })}
        </span>
      </figcaption>
      <div className="summary-own-acts">
        <TextButton aria-label={t('ownDownloadNamed', { number: String(number) })} onClick={download}>
          <Icon icon={Download} small /> {t('ownDownload')}
        </TextButton>
        <TextButton aria-label={t('ownRemoveNamed', { number: String(number) })} onClick={onRemove}>
          <Icon icon={Trash2} small /> {t('ownRemove')}
        </TextButton>
      </div>
    </figure>
  );
}
