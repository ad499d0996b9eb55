import { rangeDeskTexts, rangeRuleTexts } from '@gavel/texts';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import type { RangeNames } from '../parts/range-names.ts';
import type { PartsWork } from '../parts/use-range-parts.ts';
import { WithParts } from '../parts/with-parts.tsx';
import type { RangeWork } from '../use-range-desk.ts';
import { type AskedRules, findRule, type ListedRule, listRules, ruleName } from './list-rules.ts';
import { RuleEditor } from './rule-editor.tsx';
import { RuleSentence } from './rule-sentence.tsx';
import '../parts/parts.css';
import './rules.css';

/** The query parameter that names the open rule. */
const OPEN = 'regel';

/** Shows every rule of the range as a sentence, and beside them the editor of the open rule. */
export function Rules({ work }: { work: RangeWork }) {
  return <WithParts work={work}>{(parts) => <RulesOf parts={parts} work={work} />}</WithParts>;
}

function RulesOf({ parts, work }: { parts: PartsWork; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const own = useTexts(rangeRuleTexts);
  const { names } = parts;
  const [asked, setAsked] = useState<AskedRules>({ search: '', house: '', section: '', isEvenWithout: false });
  const [parameters] = useSearchParams();
  const open = findRule(names, parameters.get(OPEN));
  const listed = useMemo(() => listRules(names, asked), [names, asked]);
  const count = [...listed.values()].reduce((sum, rules) => sum + rules.length, 0);
  return (
    <section className={`parts ${open ? 'has-part' : ''}`} aria-label={t('part_regler')}>
      <div className="parts-list">
        <Filters asked={asked} ask={setAsked} names={names} />
        {count === 0 ? <p className="records-empty">{own('none')}</p> : <RuleList {...{ listed, names, open }} />}
        <div className="leads-foot records-foot">
          <span>{own('shown', { count })}</span>
        </div>
      </div>
      <div className="parts-one">
        {open ? (
          <>
            <Link className="text-link parts-back" to={{ search: '' }}>
              {own('all')}
            </Link>
            <RuleEditor key={ruleName(open)} {...open} parts={parts} isBusy={work.isBusy} />
          </>
        ) : (
          <p className="parts-pick">{own('pick')}</p>
        )}
      </div>
    </section>
  );
}

interface RuleListProps {
  readonly listed: ReadonlyMap<string, readonly ListedRule[]>;
  readonly names: RangeNames;
  readonly open: ListedRule | null;
}

function RuleList({ listed, names, open }: RuleListProps) {
  const t = useTexts(rangeRuleTexts);
  return [...listed].map(([section, rules]) => (
    <section key={section} className="parts-group" aria-labelledby={`rules-${section}`}>
      <h2 id={`rules-${section}`}>{names.sections.find(({ key }) => key === section)?.title ?? t('noSection')}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={ruleName(rule)}>
            <Link
              to={{ search: `?${OPEN}=${ruleName(rule)}` }}
              aria-current={open && ruleName(open) === ruleName(rule) ? 'true' : undefined}
              preventScrollReset
            >
              <RuleSentence part={rule.part} field={rule.field.name} rule={rule.field.draft ?? ''} names={names} />
              {rule.field.draft !== rule.field.published && <span className="parts-changed">{t('changed')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Filters({ asked, ask, names }: { asked: AskedRules; ask(asked: AskedRules): void; names: RangeNames }) {
  const t = useTexts(rangeRuleTexts);
  return (
    <search className="range-filters parts-filters">
      <label>
        {t('search')}
        <input
          className="desk-field"
          type="search"
          value={asked.search}
          onChange={({ target }) => ask({ ...asked, search: target.value })}
        />
      </label>
      <label>
        {t('section')}
        <select className="desk-field" value={asked.section} onChange={({ target }) => ask({ ...asked, section: target.value })}>
          <option value="">{t('everySection')}</option>
          {names.sections.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('house')}
        <select className="desk-field" value={asked.house} onChange={({ target }) => ask({ ...asked, house: target.value })}>
          <option value="">{t('everyHouse')}</option>
          {names.houses.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="range-tick">
        <input
          type="checkbox"
          checked={asked.isEvenWithout}
          onChange={({ target }) => ask({ ...asked, isEvenWithout: target.checked })}
        />
        {t('withoutToo')}
      </label>
    </search>
  );
}
