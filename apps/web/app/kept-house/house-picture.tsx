import { useCallback, useState } from 'react';
import { useWhenReachable } from '../network/use-when-reachable.ts';
import { rendition } from '../ui/renditions.ts';

interface HousePictureProps {
  /** As it is configured; null: that cannot be shown. */
  readonly src: string | null;
  /** Of its model, for where that one cannot be had; empty: none. */
  readonly model: string;
  readonly alt: string;
  readonly size: Parameters<typeof rendition>[1];
}

/** A house as somebody has configured it. Of what cannot be had nothing is shown, until there is a network again. */
export function HousePicture({ src, model, alt, size }: HousePictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  useWhenReachable(useCallback(() => setFailed([]), []));
  const shown = [src, model].find((address) => address && !failed.includes(address));
  if (!shown) return null;
  const fail = () => setFailed((before) => [...before, shown]);
  return <img src={rendition(shown, size)} alt={alt} width={960} height={640} loading="lazy" onError={fail} />;
}
