import { requestListTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Flyout } from '../../ui/flyout.tsx';

/** All keyboard shortcuts of the administration's lists. */
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
  /** The id of the request that is open on the page. */
  readonly lead: string | undefined;
  readonly customer: string | undefined;
}

/** Returns the shortcuts that the footer of this page lists. More may work there, such as `Esc`. */
export function keysHere({ hasSearch, lead: request, customer }: KeysHere) {
  const isOpen = request !== undefined || customer !== undefined;
  const words: readonly (typeof all)[number]['words'][] = [
    ...(hasSearch ? (['keySearch'] as const) : []),
    'keyRow',
    'keyOpen',
    ...(isOpen ? (['keyNote', 'keyCall'] as const) : []),
    ...(request === undefined ? [] : (['keyStep'] as const)),
  ];
  return all.filter((key) => words.includes(key.words));
}

/** The sheet that explains all shortcuts. */
export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(requestListTexts);
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
