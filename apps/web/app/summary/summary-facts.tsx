import { Dialog } from '@base-ui/react/dialog';
import { formatArea, formatDate, truncateName } from '@gavel/core';
import { housesTexts, summaryTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Facts } from '../ui/facts.tsx';
import { useSummarySheet } from './use-summary-sheet.ts';
import './summary-facts.css';

/** The head of the summary: the house model, the visitor’s name for the house, its municipality and its facts. */
export function SummaryHead() {
  const t = useTexts(summaryTexts);
  const types = useTexts(housesTexts);
  const { houseTitle, name, municipalityName, facts: houseFacts } = useSummarySheet();
  return (
    <>
      <Dialog.Title className="summary-title" translate="no">
        {houseTitle}
      </Dialog.Title>
      <Dialog.Description className="summary-where">
        <Cut
          text={t('house', { house: truncateName(name), place: municipalityName })}
          whole={t('house', { house: name, place: municipalityName })}
        />
      </Dialog.Description>
      {houseFacts && (
        <Facts
          facts={[
            { term: types(`${houseFacts.areaKind}Area`), value: formatArea(houseFacts.houseArea) },
            { term: t('buildArea'), value: formatArea(houseFacts.buildArea) },
            ...(houseFacts.rooms > 0 ? [{ term: t('rooms'), value: String(houseFacts.rooms) }] : []),
            ...(houseFacts.houseType === 'unlisted' ? [] : [{ term: t('houseType'), value: types(houseFacts.houseType) }]),
          ]}
        />
      )}
    </>
  );
}

export function SummaryFooter() {
  const t = useTexts(summaryTexts);
  const { municipalityName, name, houseTitle, requestSentAtUtc: sentAt } = useSummarySheet();
  return (
    <dl className="summary-footer">
      <Fact term={t('municipality')} value={municipalityName} />
      <Fact term={t('name')} value={<Cut text={truncateName(name)} whole={name} />} />
      <Fact term={t('houseModel')} value={houseTitle} />
      <Fact term={t('requestSent')} value={sentAt ? formatDate(sentAt) : t('notYet')} />
    </dl>
  );
}

/** A text that is shortened on the screen and printed in full. */
function Cut({ text, whole }: { text: string; whole: string }) {
  if (text === whole) return text;
  return (
    <>
      <span className="on-screen-only">{text}</span>
      <span className="on-paper-only">{whole}</span>
    </>
  );
}

function Fact({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
