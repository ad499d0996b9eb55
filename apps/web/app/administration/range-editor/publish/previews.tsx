import type { RangePreview, RangePreviews } from '@gavel/contract/staff';
import { rangePreviewTexts } from '@gavel/texts';
import { Eye, SquareArrowOutUpRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type CopyResult, LinkField } from '../../../sharing/link-field.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Message } from '../../../ui/message.tsx';
import { useRequestWords } from '../../parts/desk-words.ts';
import type { PreviewWork } from './use-range-previews.ts';
import './previews.css';

/**
 * Creates and withdraws preview links: private links to the site as it would be if the draft were published. If the draft has no changes,
 * there is no button for a new link.
 */
export function Previews({ work, hasChanges }: { work: PreviewWork; hasChanges: boolean }) {
  const t = useTexts(rangePreviewTexts);
  const { listed, made, trouble, isBusy } = work;
  if (!hasChanges && listed.previews.length === 0) return null;
  return (
    <section className="range-previews" aria-labelledby="range-previews">
      <h2 id="range-previews">{t('heading')}</h2>
      <p>{t('text')}</p>
      {made === null && hasChanges && (
        <Button onClick={work.make} disabled={isBusy}>
          <Icon icon={Eye} small />
          {t('make')}
        </Button>
      )}
      {made !== null && <Made link={made} />}
      {isBusy && <Message>{t('working')}</Message>}
      {trouble && <Message kind="error">{t(`trouble_${trouble}`)}</Message>}
      <Links listed={listed} onWithdraw={work.withdraw} />
    </section>
  );
}

function Made({ link }: { link: string }): ReactNode {
  const t = useTexts(rangePreviewTexts);
  const [copying, setCopying] = useState<CopyResult | null>(null);
  return (
    <div className="range-preview-made">
      <LinkField link={link} label={t('link')} title={t('heading')} isNew onCopied={setCopying} />
      <ButtonAnchor kind="primary" href={link} target="_blank">
        <Icon icon={SquareArrowOutUpRight} small />
        {t('open')}
      </ButtonAnchor>
      <p role="status">{copying ? t(copying) : t('once')}</p>
    </div>
  );
}

interface LinksProps {
  readonly listed: RangePreviews;
  onWithdraw(id: number): void;
}

function Links({ listed: { now, previews }, onWithdraw }: LinksProps) {
  const t = useTexts(rangePreviewTexts);
  const words = useRequestWords(now);
  if (previews.length === 0) return null;
  const said = ({ draft, by, at }: RangePreview) => t('made', { draft: String(draft), by: by ?? 'none', when: words.moment(at) });
  return (
    <>
      <h3>{t('links')}</h3>
      <ul className="range-preview-links">
        {previews.map((preview) => (
          <li key={preview.id}>
            <p>
              {said(preview)} <small>{t('until', { when: words.moment(preview.expiresAt) })}</small>
            </p>
            <ConfirmButton
              name={t('withdrawName', { draft: String(preview.draft), when: words.moment(preview.at) })}
              question={t('withdrawQuestion')}
              text={t('withdrawText')}
              act={t('withdraw')}
              onConfirm={() => onWithdraw(preview.id)}
            >
              {t('withdraw')}
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </>
  );
}
