import { plotsTexts } from '@gavel/texts';
import { Grid2x2, type LucideIcon, Rows3 } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

/** The layout of the plots: rows to compare, or a grid of large pictures. */
export type PlotLook = 'list' | 'grid';

const looks: readonly { readonly look: PlotLook; readonly icon: LucideIcon }[] = [
  { look: 'list', icon: Rows3 },
  { look: 'grid', icon: Grid2x2 },
];

export function PlotLooks({ look: shown, onLook }: { look: PlotLook; onLook(look: PlotLook): void }) {
  const t = useTexts(plotsTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: this group has two buttons and no fields
    <div className="plot-looks" role="group" aria-label={t('looks')}>
      {looks.map(({ look, icon }) => (
        <button key={look} type="button" aria-pressed={look === shown} onClick={() => onLook(look)}>
          <Icon icon={icon} small />
          {t(look)}
        </button>
      ))}
    </div>
  );
}
