import type { LucideIcon } from 'lucide-react';
import './icon.css';

/**
 * A Lucide icon with the stroke width of this product. It is decorative: the text beside it, or the label of its button, explains its
 * meaning.
 */
export function Icon({ icon: Drawing, small = false }: { icon: LucideIcon; small?: boolean }) {
  return <Drawing className={small ? 'icon icon-small' : 'icon'} strokeWidth={1.5} aria-hidden="true" />;
}
