import { rangeRuleTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import type { RuleFault } from './check-rule.ts';

/** Shows the faults in the text of a rule. For an unknown name, a button inserts the name that was probably meant. */
export function RuleFaults({
  id,
  faults,
  replace,
}: {
  id: string;
  faults: readonly RuleFault[];
  replace(name: string, by: string): void;
}) {
  const words = useFaultWords();
  const t = useTexts(rangeRuleTexts);
  if (faults.length === 0) return null;
  return (
    <ul id={id} className="rule-faults">
      {faults.map((fault) => (
        <li key={JSON.stringify(fault)}>
          {words(fault)}{' '}
          {fault.kind === 'unknown' && fault.nearest !== null && (
            <TextButton onClick={() => replace(fault.name, fault.nearest ?? '')}>
              {t('didYouMean', { name: fault.nearest })}
            </TextButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function useFaultWords() {
  const t = useTexts(rangeRuleTexts);
  return (fault: RuleFault): string => {
    switch (fault.kind) {
      case 'unfinished':
        return t('unfinished');
      case 'unreadable': {
        const where = t('unreadable', { position: String(fault.position) });
        return fault.hint ? `${where} ${t(`hint_${fault.hint}`)}` : where;
      }
      case 'unknown':
        return t(`unknown_${fault.what}`, { name: fault.name });
      case 'own':
        return t('own', { name: fault.name });
    }
  };
}
