import { type DeskPicture, LARGEST_UPLOAD } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import type { RangeWork } from '../../use-range-desk.ts';

/** The result of the last dropped file. */
interface Dropped {
  readonly path: string;
  readonly words: string;
  readonly isError: boolean;
}

/** Adds files to the draft, one after the other. `dropped` is the result for the last file. */
export interface AddPicture {
  /** The path of the picture whose file is being sent; null if none is being sent. */
  readonly sending: string | null;
  readonly dropped: Dropped | null;
  add(picture: DeskPicture, file: File): Promise<void>;
}

export function useAddPicture({ addPicture }: Pick<RangeWork, 'addPicture'>): AddPicture {
  const t = useTexts(rangePictureTexts);
  const [sending, setSending] = useState<string | null>(null);
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const refusedSize = async ({ kind, width, height }: DeskPicture, file: File) => {
    const needed = { width: String(width), height: String(height), own: await sizeOf(file) };
    return t(kind === 'layer' ? 'refusedExact' : 'refusedLeast', needed);
  };
  return {
    sending,
    dropped,
    async add(picture, file) {
      const { path, upload } = picture;
      setDropped(null);
      setSending(path);
      const refusal =
        file.size > LARGEST_UPLOAD
          ? ('too-large' as const)
          : await addPicture({ path, read: upload, file: await inBase64(file) });
      // Clear only this upload: the user may have dropped another file, which is now being sent.
      setSending((now) => (now === path ? null : now));
      if (refusal === null) setDropped({ path, words: t('added'), isError: false });
      else {
        const words = refusal === 'picture-size' ? await refusedSize(picture, file) : t(`refused_${refusal}`);
        setDropped({ path, words, isError: true });
      }
    },
  };
}

/** Returns the bytes of a file in base64. */
async function inBase64(file: File): Promise<string> {
  const reader = new FileReader();
  const { promise, resolve } = Promise.withResolvers<string>();
  reader.onloadend = () => resolve(String(reader.result ?? ''));
  reader.readAsDataURL(file);
  const address = await promise;
  return address.slice(address.indexOf(',') + 1);
}

/** Returns the width and height of a picture as text; `none` if the browser cannot read the file. */
async function sizeOf(file: File): Promise<string> {
  try {
    const { width, height } = await createImageBitmap(file);
    return `${width} × ${height}`;
  } catch {
    return 'none';
  }
}
