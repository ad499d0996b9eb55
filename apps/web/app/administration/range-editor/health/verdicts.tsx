import type { HealthVerdict } from '@gavel/contract/staff';
import { proofTexts, rangeHealthTexts } from '@gavel/texts';
import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';

/**
 * Returns the icon for the outcome of a property’s proof. The server checks the property `saved` by opening every saved house and open
 * quote, which is no proof. So this property gets a check mark if none of these refutes it.
 */
function iconOf(property: HealthVerdict['property'], outcome: HealthVerdict['outcome']) {
  if (outcome === 'refuted') return TriangleAlert;
  return outcome === 'proven' || property === 'saved' ? Check : CircleDashed;
}

const grouped = new Intl.NumberFormat('sv-SE');

/** Shows one line for each property of the range that the server checks: the result, and the number of checked statements. */
export function Verdicts({ verdicts }: { verdicts: readonly HealthVerdict[] }) {
  const t = useTexts(rangeHealthTexts);
  const properties = useTexts(proofTexts);
  return (
    <section aria-labelledby="health-verdicts">
      <h2 id="health-verdicts">{t('heading')}</h2>
      <table className="range-verdicts">
        <caption className="visually-hidden">{t('heading')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('property')}</th>
            <th scope="col">{t('outcome')}</th>
            <th scope="col">{t('statements')}</th>
          </tr>
        </thead>
        <tbody>
          {verdicts.map(({ property, outcome, statements, sentence }) => (
            <tr key={property}>
              <th scope="row">
                <span className={`range-outcome range-outcome-${outcome}`}>
                  <Icon icon={iconOf(property, outcome)} small />
                </span>
                {properties(property)}
              </th>
              <td>{sentence}</td>
              <td>{grouped.format(statements)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
