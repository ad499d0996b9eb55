import { saveNoticeTexts } from '@gavel/texts';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import '../ui/title-line.css';

/** Says where the house is when the server does not have it. */
export function SaveNotice({ isWaiting }: { isWaiting: boolean }) {
  const t = useTexts(saveNoticeTexts);
  return (
    <p className="title-line">
      <Icon icon={TriangleAlert} small />
      {t(isWaiting ? 'waits' : 'refused')}
    </p>
  );
}
