import { contactTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { useSalespersons } from './salespersons.ts';
import './salesperson-line.css';

/**
 * A line in the overview with the picture and the name of one salesperson. A press on it opens the panel with the salespeople. If the
 * house has salespeople, the line takes its space before they have loaded.
 */
export function SalespersonLine() {
  const t = useTexts(contactTexts);
  const { open } = useView();
  const [first] = useSalespersons();
  const isExpected = useConfigurator((state) => state.configuration.salespersons.length > 0);
  if (!isExpected && !first) return null;
  return (
    <button type="button" className="salesperson-line" onClick={() => open('contact')}>
      {first && <img src={first.imageUrl} alt="" width={36} height={36} />}
      <span>
        {t('line')}
        <b>{first ? t('lineName', { name: first.name }) : ' '}</b>
      </span>
    </button>
  );
}
