import type { GuideSection } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import './section-note.css';

/** The introduction of a section. */
export function SectionIntroduction({ section, onClose }: { section: GuideSection; onClose(): void }) {
  const t = useTexts(paletteTexts);
  const { title, text, bulletsText, tip } = section;
  return (
    <section className="section-note" aria-label={title}>
      <h2>{title}</h2>
      <IconButton label={t('closeIntroduction', { section: title })} onClick={onClose}>
        <Icon icon={X} small />
      </IconButton>
      <RichText html={text} />
      <RichText html={bulletsText} />
      {tip && (
        <div className="section-tip">
          <h3>{t('tip')}</h3>
          <RichText html={tip} />
        </div>
      )}
    </section>
  );
}
