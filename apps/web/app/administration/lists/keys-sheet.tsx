import { leadsTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Flyout } from '../../ui/flyout.tsx';

/** Every key of the administration's lists. */
const all = [
  { keys: ['/'], words: 'keySearch' },
  { keys: ['j', 'k'], words: 'keyRow' },
  { keys: ['Enter'], words: 'keyOpen' },
  { keys: ['Esc'], words: 'keyClose' },
  { keys: ['x'], words: 'keyChoose' },
  { keys: ['m'], words: 'keyMove' },
  { keys: ['n'], words: 'keyNote' },
  { keys: ['s'], words: 'keyStep' },
  { keys: ['r'], words: 'keyCall' },
  { keys: ['?'], words: 'keyAll' },
] as const;

interface KeysHere {
  readonly hasSearch: boolean;
  /** What is open. */
  readonly lead: string | undefined;
  readonly customer: string | undefined;
}

/** Those that do something on a page, as its foot names them. */
export function keysHere({ hasSearch, lead, customer }: KeysHere) {
  const isOpen = lead !== undefined || customer !== undefined;
  const words: readonly (typeof all)[number]['words'][] = [
    ...(hasSearch ? (['keySearch'] as const) : []),
    'keyRow',
    'keyOpen',
    ...(isOpen ? (['keyNote', 'keyCall'] as const) : []),
    ...(lead === undefined ? [] : (['keyStep'] as const)),
  ];
  return all.filter((key) => words.includes(key.words));
}

/** All keys and what they do. */
export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(leadsTexts);
  return (
    <Flyout open={open} title={t('keys')} onClose={onClose}>
      <p className="columns-lead">{t('keysLead')}</p>
      <dl className="keys-list">
        {all.map(({ keys, words }) => (
          <div key={words}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Flyout>
  );
}
