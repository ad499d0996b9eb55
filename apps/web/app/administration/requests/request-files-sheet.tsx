import { requestListTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Flyout } from '../../ui/flyout.tsx';
import { type AskedList, exportAddress } from '../parts/request-addresses.ts';

interface RequestFilesSheetProps {
  readonly open: boolean;
  readonly asked: AskedList;
  onClose(): void;
}

const files = [
  { words: 'filesLeads', csv: 'leads.csv', json: 'leads.json' },
  { words: 'filesOffers', csv: 'offers.csv', json: 'offers.json' },
] as const;

/** The sheet with two kinds of links: they download the whole filtered list, or the quotes of these requests, as files. */
export function RequestFilesSheet({ open, asked, onClose }: RequestFilesSheetProps) {
  const t = useTexts(requestListTexts);
  return (
    <Flyout open={open} title={t('files')} onClose={onClose}>
      <p className="columns-lead">{t('filesLead')}</p>
      <ul className="files-list">
        {files.map(({ words, csv, json }) => (
          <li key={csv}>
            <span>{t(words)}</span>
            <a
              className="text-link"
              href={exportAddress(asked, csv)}
              download
              aria-label={t('fileOf', { list: t(words), kind: 'CSV' })}
            >
              CSV
            </a>
            <a
              className="text-link"
              href={exportAddress(asked, json)}
              download
              aria-label={t('fileOf', { list: t(words), kind: 'JSON' })}
            >
              JSON
            </a>
          </li>
        ))}
      </ul>
    </Flyout>
  );
}
