import type { LucideIcon } from 'lucide-react';
import './icon.css';

/** A Lucide icon in the product's stroke; decorative, so the text beside it or its button's label says what it means. */
export function Icon({ icon: Drawing, small = false }: { icon: LucideIcon; small?: boolean }) {
  return <Drawing className={small ? 'icon icon-small' : 'icon'} strokeWidth={1.5} aria-hidden="true" />;
}
