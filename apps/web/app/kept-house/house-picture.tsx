import { useCallback, useState } from 'react';
import { useWhenReachable } from '../network/use-when-reachable.ts';
import { rendition } from '../ui/renditions.ts';

interface HousePictureProps {
  /** The picture of the configured house; null if there is none. */
  readonly src: string | null;
  /** The picture of the house model. It replaces `src` if `src` fails to load. Empty if there is none. */
  readonly model: string;
  readonly alt: string;
  readonly size: Parameters<typeof rendition>[1];
}

/** A picture of a configured house. If no picture loads, it shows nothing until the network is back. */
export function HousePicture({ src, model, alt, size }: HousePictureProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  useWhenReachable(useCallback(() => setFailed([]), []));
  const shown = [src, model].find((address) => address && !failed.includes(address));
  if (!shown) return null;
  const fail = () => setFailed((before) => [...before, shown]);
  return <img src={rendition(shown, size)} alt={alt} width={960} height={640} loading="lazy" onError={fail} />;
}
