import { summarize } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { createPictureSources } from '../stage/picture/create-picture-sources.ts';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { type GalleryPicture, galleryOf } from './gallery-of.ts';
import { SummaryPicture, SummaryThumbnail } from './summary-picture.tsx';
import './summary-pictures.css';

/** The house as it was chosen, from all sides, as drawings, its rooms and its products: one large, all small below. */
export function SummaryPictures({ mayFetch }: { mayFetch: boolean }) {
  const t = useTexts(summaryTexts);
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const [sources] = useState(createPictureSources);
  const pictures = useMemo(() => {
    const words = { front: t('front'), elevation: t('elevation'), plan: t('plan') };
    return galleryOf(configuration, compiled, visit, summarize(compiled, visit), words);
  }, [configuration, compiled, visit, t]);
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    pictures.findIndex(({ id }) => id === chosen),
  );
  const shown = pictures[at];
  const gallery = useRef<HTMLUListElement>(null);
  const turn = (by: number) => {
    const next = (at + by + pictures.length) % pictures.length;
    setChosen(pictures[next]?.id ?? null);
    gallery.current?.children[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const describe = ({ title }: GalleryPicture) => t('picture', { house: configuration.houseTitle, picture: title });
  return (
    <section className="summary-pictures" aria-label={t('pictures')}>
      <SummaryPicture shown={mayFetch ? (shown ?? null) : null} describe={describe} sources={sources} />
      <div className="summary-turn">
        <IconButton label={t('previousPicture')} onClick={() => turn(-1)}>
          <Icon icon={ChevronLeft} />
        </IconButton>
        <IconButton label={t('nextPicture')} onClick={() => turn(1)}>
          <Icon icon={ChevronRight} />
        </IconButton>
      </div>
      <ul ref={gallery} className="summary-gallery">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" aria-pressed={picture === shown} onClick={() => setChosen(picture.id)}>
              <span className="summary-thumbnail">{mayFetch && <SummaryThumbnail shown={picture} sources={sources} />}</span>
              <span className="summary-caption">{picture.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
