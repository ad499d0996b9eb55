import type { DeskField, DeskPart } from '@gavel/contract/staff';
import { rangeCampaignTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../content/text-input.tsx';
import { useWrittenTexts, type WrittenTexts } from '../content/use-written-texts.ts';
import { useFieldWords } from '../parts/field-words.ts';
import type { PartsWork } from '../parts/use-range-parts.ts';
import { CampaignPrices } from './campaign-prices.tsx';
import { type CampaignTimes, campaignDays, campaignTimes, isWeek } from './campaign-times.ts';

interface CampaignEditorProps {
  readonly campaign: DeskPart;
  readonly parts: PartsWork;
  readonly isBusy: boolean;
  readonly now: number;
  readonly draftTag: string;
}

/** Edits the period, the discount and the texts of a campaign, and shows its effect on prices. */
export function CampaignEditor({ campaign, parts, isBusy, now, draftTag }: CampaignEditorProps) {
  const t = useTexts(rangeCampaignTexts);
  const texts = useWrittenTexts([campaign], parts);
  const [round, setRound] = useState(0);
  const readField = (name: string) => texts.valueOf(campaign, name);
  const times = timesOf(campaign, readField, now);
  const isBackwards = times !== null && times.until <= times.from;
  const hasWrongAmount = texts.changed.some(({ field, value }) => /discount|accessories/.test(field) && !isAmount(value));
  const isWrong = times === null || isBackwards || hasWrongAmount || texts.isIncomplete;
  const revert = () => {
    texts.revert();
    setRound((before) => before + 1);
  };
  return (
    <div className="campaign">
      <form
        className="content-fields"
        onSubmit={(event) => {
          event.preventDefault();
          void parts.save(texts.changed);
        }}
      >
        <h2>{campaign.title}</h2>
        <div className="campaign-figures" key={`figures ${round}`}>
          {campaign.fields
            .filter(({ type }) => type === 'date' || type === 'weeks' || type === 'amount')
            .map((field) => (
              <FigureInput key={field.name} {...{ campaign, field, texts }} />
            ))}
        </div>
        <WeeksHint readField={readField} now={now} />
        {times === null && <p className="content-missing">{t(hasWeeks(campaign) ? 'noWeek' : 'noDate')}</p>}
        {isBackwards && <p className="content-missing">{t('backwards')}</p>}
        {hasWrongAmount && <p className="content-missing">{t('noAmount')}</p>}
        <label className="range-tick">
          <input
            type="checkbox"
            checked={readField('disabled') === 'true'}
            onChange={({ target }) => texts.write(campaign, 'disabled', String(target.checked))}
          />
          {t('disabled')}
        </label>
        <div className="content-fields" key={`texts ${round}`}>
          {campaign.fields
            .filter(({ type }) => type === 'line' || type === 'html')
            .map((field) => (
              <CampaignText key={field.name} {...{ campaign, field, texts }} />
            ))}
        </div>
        <div className="content-foot">
          <Button kind="primary" type="submit" disabled={isBusy || texts.changed.length === 0 || isWrong}>
            {t('save')}
          </Button>
          {texts.changed.length > 0 && <Button onClick={revert}>{t('revert')}</Button>}
        </div>
      </form>
      <CampaignPrices key={draftTag} campaign={campaign.key} now={now} />
    </div>
  );
}

function hasWeeks({ fields }: DeskPart): boolean {
  return fields.some(({ type }) => type === 'weeks');
}

/** Returns the period that the fields describe; null if a date or a week is not valid. */
function timesOf(campaign: DeskPart, readField: (name: string) => string, now: number): CampaignTimes | null {
  const hasWrongWeek = campaign.fields.some(({ type, name }) => type === 'weeks' && !isWeek(readField(name)));
  return hasWrongWeek ? null : campaignTimes(readField, now);
}

interface FieldProps {
  readonly campaign: DeskPart;
  readonly field: DeskField;
  readonly texts: WrittenTexts;
}

function FigureInput({ campaign, field, texts }: FieldProps) {
  const words = useFieldWords();
  const id = useId();
  const value = texts.valueOf(campaign, field.name);
  // Edit a value with a time of day as text, because no input type accepts a date both with and without a time.
  const isDay = field.type === 'date' && /^(\d{4}-\d\d-\d\d)?$/.test(value);
  return (
    <div className="content-field">
      <label htmlFor={id}>{words({ kind: 'campaign', field: field.name })}</label>
      <input
        id={id}
        className="desk-field"
        type={isDay ? 'date' : field.type === 'weeks' ? 'number' : 'text'}
        inputMode={field.type === 'amount' ? 'numeric' : undefined}
        value={value}
        onChange={({ target }) =>
          texts.write(campaign, field.name, field.type === 'amount' ? plainAmount(target.value) : target.value)
        }
      />
    </div>
  );
}

function CampaignText({ campaign, field, texts }: FieldProps) {
  const words = useFieldWords();
  return (
    <TextInput
      label={words({ kind: 'campaign', field: field.name })}
      field={field}
      value={texts.valueOf(campaign, field.name)}
      change={(value) => texts.write(campaign, field.name, value)}
    />
  );
}

function WeeksHint({ readField, now }: { readField(name: string): string; now: number }) {
  const t = useTexts(rangeCampaignTexts);
  if (!isWeek(readField('weeks.from')) || !isWeek(readField('weeks.to'))) return null;
  const [from, to] = campaignDays(readField, now);
  return <p className="content-hint">{t('weeksHint', { from, to })}</p>;
}

/** Removes spaces: `40 000` becomes `40000`. */
function plainAmount(text: string): string {
  return text.replaceAll(/\s/g, '');
}

function isAmount(text: string): boolean {
  return /^\d+$/.test(text);
}
