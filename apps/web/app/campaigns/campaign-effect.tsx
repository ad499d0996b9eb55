import {
  campaignOutlook,
  formatKr,
  type GuideCampaign,
  type Missing,
  offersDiscount,
  type QuestionId,
  type RunningCampaign,
} from '@gavel/core';
import { campaignsTexts } from '@gavel/texts';
import { Fragment } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import { guideOf } from '../visit/guide-of.ts';
import { useAddresses } from '../visit/use-addresses.ts';
import { useConfigurator, useSteps, useTotals } from '../visit/use-configurator.tsx';

/** The discount that a campaign gives in this visit, and what the visitor can do to increase it. */
export function CampaignEffect({ campaign, running }: { campaign: GuideCampaign; running: RunningCampaign }) {
  const t = useTexts(campaignsTexts);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const { accessories } = useTotals();
  const { missing, next } = campaignOutlook(compiled, visit, campaign, running);
  const [first] = missing;
  const isAboutLevels = campaign.discount.kind === 'levels';
  if (!offersDiscount(campaign) && !first) return null;
  return (
    <div className="campaign-effect">
      {offersDiscount(campaign) && (
        <p className="campaign-effect-now">
          {running.discount > 0 ? t('takesOff', { discount: formatKr(running.discount) }) : t('takesNothing')}
        </p>
      )}
      {next && (
        <p>
          {t(running.discount > 0 ? 'nextLevel' : 'firstLevel', {
            missing: formatKr(next.missing),
            discount: formatKr(next.discount),
          })}
        </p>
      )}
      {first && missing.length === 1 && <OnlyCondition missing={first} />}
      {missing.length > 1 && (
        <>
          <p>{t('conditions')}</p>
          <ul className="campaign-conditions">
            {missing.map((one) => (
              <li key={JSON.stringify(one)}>
                <Condition missing={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      {isAboutLevels && <p className="muted">{t('soFar', { amount: formatKr(accessories) })}</p>}
      {isAboutLevels && !next && running.discount > 0 && <p className="muted">{t('highest')}</p>}
    </div>
  );
}

/** Shows the condition of the campaign that is not met yet, if there is only one. Has a sentence for each question that can meet it. */
function OnlyCondition({ missing }: { missing: Missing }) {
  const t = useTexts(campaignsTexts);
  const ways = useWays(missing);
  if (missing.kind === 'accessories') return <p>{t('accessories', { missing: formatKr(missing.amount) })}</p>;
  return ways.map(({ questionId, question, answers, address }) => (
    <p key={questionId}>
      {t('oneOf', { answers, question })}{' '}
      {address && (
        <TextLink to={address} preventScrollReset>
          {t('toQuestion', { question })}
        </TextLink>
      )}
    </p>
  ));
}

/** Shows one of several conditions that are not met yet: the end of a sentence, with all questions that can meet the condition. */
function Condition({ missing }: { missing: Missing }) {
  const t = useTexts(campaignsTexts);
  const ways = useWays(missing);
  if (missing.kind === 'accessories') return t('conditionAccessories', { missing: formatKr(missing.amount) });
  return ways.map(({ questionId, question, answers, address }, at) => (
    <Fragment key={questionId}>
      {at > 0 && ` ${t('or')} `}
      {t.rich('conditionOneOf', {
        answers,
        question,
        link: (title) =>
          address ? (
            <TextLink key={questionId} to={address} preventScrollReset>
              {title}
            </TextLink>
          ) : (
            title
          ),
      })}
    </Fragment>
  ));
}

interface Way {
  readonly questionId: QuestionId;
  readonly question: string;
  /** The answers as text. Choosing one of them is enough. */
  readonly answers: string;
  /** The address of the question’s step; null if the question is not a step. */
  readonly address: string | null;
}

/**
 * Returns the questions whose answers can meet a condition. Returns none for a condition on the accessory price, because too many questions
 * add to it.
 */
function useWays(missing: Missing): readonly Way[] {
  const t = useTexts(campaignsTexts);
  const { questions, answers } = guideOf(useConfigurator((state) => state.configuration));
  const steps = useSteps();
  const addresses = useAddresses();
  if (missing.kind === 'accessories') return [];
  return [...Map.groupBy(missing.options, ({ questionId }) => questionId)].map(([questionId, options]) => {
    const step = steps.find((one) => one.questionId === questionId);
    return {
      questionId,
      question: questions.get(questionId)?.title ?? '',
      answers: options.map(({ answerId }) => answers.get(answerId)?.title ?? '').join(` ${t('or')} `),
      address: step ? addresses.step(step) : null,
    };
  });
}
