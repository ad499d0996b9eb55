import type { DeskPicture, RangePictures } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { PictureFile } from './one-picture/picture-file.tsx';
import type { AddPicture } from './one-picture/use-add-picture.ts';

interface SinglePicturesProps {
  readonly pictures: RangePictures;
  readonly work: RangeWork;
  readonly adding: AddPicture;
}

const ofHouse: readonly DeskPicture['kind'][] = ['card', 'garden', 'thumbnail'];

/** Shows the pictures that belong to no camera: those of the house, and those that all houses share. */
export function SinglePictures({ pictures, work, adding }: SinglePicturesProps) {
  const t = useTexts(rangePictureTexts);
  const { singles } = pictures;
  const covers = singles.filter(({ kind }) => ofHouse.includes(kind));
  const shared = singles.filter(({ kind }) => !ofHouse.includes(kind));
  const nameOf = (file: DeskPicture) => {
    const kind = t(`kind_${file.kind}`);
    if (file.kind === 'thumbnail') return `${kind} ${covers.filter((one) => one.kind === 'thumbnail').indexOf(file) + 1}`;
    return file.kind === 'bundle' || file.kind === 'section' ? t('kindOf', { kind, name: file.name }) : kind;
  };
  const house = pictures.houses.find(({ key }) => key === pictures.house)?.title ?? t('coversHeading');
  return (
    <div className="picture-singles">
      {[
        { heading: house, files: covers },
        { heading: t('sharedHeading'), files: shared },
      ].map(({ heading, files }) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul className="picture-files">
            {files.map((file) => (
              <PictureFile key={file.path} {...{ pictures, file, work, adding }} name={nameOf(file)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
