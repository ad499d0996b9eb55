import { saveNoticeTexts } from '@gavel/texts';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import '../ui/title-line.css';

/** Shows where the house is stored if it could not be saved on the server. */
export function SaveNotice({ isWaiting }: { isWaiting: boolean }) {
  const t = useTexts(saveNoticeTexts);
  return (
    <p className="title-line">
      <Icon icon={TriangleAlert} small />
      {t(isWaiting ? 'waits' : 'refused')}
    </p>
  );
}
