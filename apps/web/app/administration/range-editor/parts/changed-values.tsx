import type { ChangedValue, DraftChange } from '@gavel/contract/staff';
import { rangeDeskTexts, rangeValueTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Message } from '../../../ui/message.tsx';
import { useRequestWords } from '../../parts/desk-words.ts';
import { RuleSentence } from '../rules/rule-sentence.tsx';
import type { RangeWork } from '../use-range-desk.ts';
import { useFieldWords } from './field-words.ts';
import { questionOf, type RangeNames } from './range-names.ts';
import { useRangeParts } from './use-range-parts.ts';

/** A change of a text, a rule or a field of a campaign. */
export type ValueChange = DraftChange & { readonly value: ChangedValue };

/** Shows the changes of texts, rules and campaigns: the value before and after each change, with a button that removes the change. */
export function ChangedValues({ changes, work }: { changes: readonly ValueChange[]; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const { parts, hasFailed } = useRangeParts(work, changes.length > 0 ? 'always' : 'never');
  if (hasFailed) return <Message kind="error">{t('trouble_failed')}</Message>;
  if (!parts) return null;
  return (
    <ul className="range-changes">
      {changes.map((change) => (
        <Changed key={change.id} change={change} names={parts.names} work={work} />
      ))}
    </ul>
  );
}

function Changed({ change, names, work }: { change: ValueChange; names: RangeNames; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const own = useTexts(rangeValueTexts);
  const words = useRequestWords(work.desk.now);
  const fieldWords = useFieldWords();
  const { id, at, by, value, isStale } = change;
  const title = useValueTitle(value, names);
  return (
    <li>
      <div>
        <h2>{title}</h2>
        {!isRule(value) && <p className="range-condition">{fieldWords(value)}</p>}
        <p>
          <del>
            <Shown value={value} text={value.before} names={names} />
          </del>
        </p>
        <p>
          <ins>
            <Shown value={value} text={value.after} names={names} />
          </ins>
        </p>
        {isStale && (
          <div className="range-stale">
            <p>
              {own('staleValue')} <Shown value={value} text={value.now} names={names} />
            </p>
            <Button className="slim" onClick={() => void work.keep(id)}>
              {own('keepValue')}
            </Button>
          </div>
        )}
        <p className="range-by">{t('changedBy', { by: by ?? 'none', when: words.moment(at) })}</p>
      </div>
      <Button className="slim" aria-label={t('takeBackName', { title })} onClick={() => void work.takeBack(id)}>
        {t('takeBack')}
      </Button>
    </li>
  );
}

/** Returns the title of the changed question, answer or other entry of the range, such as `Frågan Panel` or `Panel: Lockpanel`. */
function useValueTitle({ kind, key }: ChangedValue, names: RangeNames): string {
  const t = useTexts(rangeValueTexts);
  const part = names.parts.find((one) => one.kind === kind && one.key === key);
  if (!part) return key;
  return t(`kind_${part.kind}`, { title: part.title, question: questionOf(names, part)?.title ?? '' });
}

interface ShownProps {
  readonly value: ChangedValue;
  readonly text: string | null;
  readonly names: RangeNames;
}

/** Shows a changed value: a rule as a sentence, any other value as plain text. */
function Shown({ value, text, names }: ShownProps) {
  const own = useTexts(rangeValueTexts);
  const part = names.parts.find((one) => one.kind === value.kind && one.key === value.key);
  if (part && isRule(value)) return <RuleSentence part={part} field={value.field} rule={text ?? ''} names={names} />;
  const plain = (text ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain === '' ? own('nothing') : plain;
}

function isRule({ field }: ChangedValue): boolean {
  return field === 'rule' || field.endsWith('.when');
}
