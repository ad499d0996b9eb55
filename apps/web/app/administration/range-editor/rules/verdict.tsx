import type { HealthExample, RuleObjection, RuleVerdict } from '@gavel/contract/staff';
import { rangeHealthTexts, rangeRuleTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { OpenVisit } from '../health/open-visit.tsx';
import type { JudgedRule } from './use-rule-verdict.ts';

/** Shows what the server has found about a rule: no objections, or each objection with the clicks that lead to it. */
export function Verdict({ judged }: { judged: JudgedRule }) {
  const t = useTexts(rangeRuleTexts);
  return (
    <section className="rule-verdict" aria-labelledby="rule-verdict">
      <h2 id="rule-verdict">{t('verdict')}</h2>
      <div role="status">
        {judged.kind === 'none' && <p>{t('notJudged')}</p>}
        {judged.kind === 'judging' && <p className="rule-judging">{t('judging')}</p>}
        {judged.kind === 'failed' && <p>{t('failed')}</p>}
        {judged.kind === 'judged' && <Judged verdict={judged.verdict} />}
      </div>
    </section>
  );
}

function Judged({ verdict: { faults, proven, objections } }: { verdict: RuleVerdict }) {
  const t = useTexts(rangeRuleTexts);
  const ofHealth = useTexts(rangeHealthTexts);
  if (faults.length > 0) return <Faults faults={faults} />;
  if (objections.length === 0)
    return (
      <p className="rule-safe">
        <b>{t('safe')}</b> {proven[0] && `${proven[0]}.`}
      </p>
    );
  const sorted = objections.toSorted((one, other) => Number(other.isFatal) - Number(one.isFatal));
  return (
    <>
      <p className="rule-refused">
        <b>{t(objections.some(({ isFatal }) => isFatal) ? 'refused' : 'doubtful')}</b>
      </p>
      <ul className="rule-objections">
        {sorted.map((objection) => (
          <Objection key={objection.sentence} objection={objection} />
        ))}
      </ul>
      {sorted.some(({ example }) => example) && <p className="range-by">{ofHealth('openVisit_typed')}</p>}
    </>
  );
}

function Faults({ faults }: { faults: readonly string[] }) {
  const t = useTexts(rangeRuleTexts);
  return (
    <>
      <p className="rule-refused">
        <b>{t('refused')}</b>
      </p>
      <ul className="rule-objections">
        {faults.map((fault) => (
          <li key={fault} lang="en">
            {fault}
          </li>
        ))}
      </ul>
    </>
  );
}

function Objection({ objection }: { objection: RuleObjection }) {
  const t = useTexts(rangeRuleTexts);
  const { sentence, houses, example } = objection;
  return (
    <li>
      <p>{sentence}</p>
      <p className="range-by">{t('inHouses', { count: houses.length, houses: conjunction.format(houses) })}</p>
      {example && (
        <>
          <Clicks example={example} />
          <OpenVisit example={example} sentence={sentence} />
        </>
      )}
    </li>
  );
}

function Clicks({ example: { houseTitle: house, municipalityName: municipality, clicks } }: { example: HealthExample }) {
  const t = useTexts(rangeRuleTexts);
  if (clicks.length === 0) return <p>{t('atOnce', { house, municipality })}</p>;
  return (
    <>
      <p>{t('clicks', { house, municipality })}</p>
      <ol className="rule-clicks">
        {clicks.map(({ question, answer }) => (
          <li key={question}>
            {question}: <b>{answer}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

const conjunction = new Intl.ListFormat('sv-SE');
