import { formatDifference, type Notice } from '@gavel/core';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Consequence, Problem } from './configurator-store.ts';
import { guideOf } from './guide-of.ts';
import { useConfigurator } from './use-configurator.tsx';
import './consequence-notice.css';

/** What the last choice replaced, with its effect on the price, or what else the visitor has to know. */
export function ConsequenceNotice() {
  const general = useTranslations('general');
  const { consequence, problem, dismiss } = useConfigurator((state) => state);
  return (
    <div className="notice-place" role="status">
      {(consequence || problem) && (
        <div className="notice sheet" key={consequence?.number}>
          <div className="notice-text">
            {consequence ? <Replacements consequence={consequence} /> : problem && <ProblemText problem={problem} />}
          </div>
          <IconButton label={general('close')} onClick={dismiss}>
            <Icon icon={X} small />
          </IconButton>
        </div>
      )}
    </div>
  );
}

function Replacements({ consequence: { notices, others, priceDifference } }: { consequence: Consequence }) {
  const t = useTranslations('notices');
  const general = useTranslations('general');
  const undo = useConfigurator((state) => state.undo);
  const { questions, answers } = guideOf(useConfigurator((state) => state.configuration));
  const title = (id: number | null) => (id === null ? '' : (answers.get(id)?.title ?? ''));
  const text = ({ from, to }: Notice) => t('replaced', { from: title(from), to: title(to) });

  return (
    <>
      <ul>
        {notices.map((notice) => (
          <li key={notice.questionId}>
            <strong>{questions.get(notice.questionId)?.title}:</strong> {text(notice)}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details>
          <summary>{t('alsoChanged', { count: others.length })}</summary>
          <ul>
            {others.map(({ questionId, from, to }) => (
              <li key={questionId}>
                {to === null
                  ? t('changedWithoutAnswer', { question: questions.get(questionId)?.title ?? '', from: title(from) })
                  : t('changedToAnswer', { question: questions.get(questionId)?.title ?? '', to: title(to) })}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="notice-actions">
        <span className="num">{formatDifference(priceDifference)}</span>
        <button type="button" className="text-link" onClick={undo}>
          {general('undo')}
        </button>
      </p>
    </>
  );
}

function ProblemText({ problem }: { problem: Problem }) {
  const t = useTranslations('notices');
  const bundle = useTranslations('bootstrap');
  if (problem === 'bundle-refused') return <p>{bundle('bundleRefused')}</p>;
  return <p>{t(problem === 'gone' ? 'gone' : 'storageFails')}</p>;
}
