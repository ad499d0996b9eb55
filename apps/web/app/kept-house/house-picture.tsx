import { useEffect, useState } from 'react';
import { rendition } from '../ui/renditions.ts';

interface HousePictureProps {
  /** As it is configured; null: that cannot be shown. */
  readonly src: string | null;
  /** Of its model, for where that one cannot be had; empty: none. */
  readonly model: string;
  readonly alt: string;
  readonly size: Parameters<typeof rendition>[1];
}

/** A house as somebody has configured it. */
export function HousePicture({ src, model, alt, size }: HousePictureProps) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const again = () => setFailed(false);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  const shown = src && !failed ? src : model;
  if (!shown) return null;
  return <img src={rendition(shown, size)} alt={alt} width={960} height={640} loading="lazy" onError={() => setFailed(true)} />;
}
