import { campaignOutlook, formatKr, type GuideCampaign, type Missing, type RunningCampaign } from '@gavel/core';
import { useTranslations } from 'use-intl';
import { TextLink } from '../../ui/button.tsx';
import { guideOf } from '../guide-of.ts';
import { useConfigurator, useSteps, useTotals } from '../use-configurator.tsx';
import { stepAddress } from '../use-step.ts';

/** What a campaign takes off in this visit, and what would make it take off more. */
export function CampaignEffect({ campaign, running }: { campaign: GuideCampaign; running: RunningCampaign }) {
  const t = useTranslations('campaigns');
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const { accessories } = useTotals();
  const { missing, next } = campaignOutlook(compiled, visit, campaign, running);
  const isAboutLevels = campaign.discountLevels.length > 0;
  return (
    <div className="campaign-effect">
      <p className="campaign-effect-now">
        {running.discount > 0 ? t('takesOff', { discount: formatKr(running.discount) }) : t('takesNothing')}
      </p>
      {next && (
        <p>
          {t(running.discount > 0 ? 'nextLevel' : 'firstLevel', {
            missing: formatKr(next.missing),
            discount: formatKr(next.discount),
          })}
        </p>
      )}
      {missing.map((one) => (
        <MissingLine key={JSON.stringify(one)} missing={one} />
      ))}
      {isAboutLevels && <p className="muted">{t('soFar', { amount: formatKr(accessories) })}</p>}
      {isAboutLevels && !next && running.discount > 0 && <p className="muted">{t('highest')}</p>}
    </div>
  );
}

function MissingLine({ missing }: { missing: Missing }) {
  const t = useTranslations('campaigns');
  const { questions, answers } = guideOf(useConfigurator((state) => state.configuration));
  const steps = useSteps();
  if (missing.kind === 'accessories') return <p>{t('accessories', { missing: formatKr(missing.amount) })}</p>;
  return [...Map.groupBy(missing.options, ({ questionId }) => questionId)].map(([questionId, options]) => {
    const step = steps.find((one) => one.questionId === questionId);
    const question = questions.get(questionId)?.title ?? '';
    const titles = options.map(({ answerId }) => answers.get(answerId)?.title ?? '').join(` ${t('or')} `);
    return (
      <p key={questionId}>
        {t('oneOf', { answers: titles, question })}{' '}
        {step && (
          <TextLink to={stepAddress(step)} preventScrollReset>
            {t('toQuestion', { question })}
          </TextLink>
        )}
      </p>
    );
  });
}
