import { columnWidths, type LeadColumn, leadColumns } from '@gavel/contract/staff';
import { leadsTexts } from '@gavel/texts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';
import { IconButton, TextButton } from '../../ui/button.tsx';
import { Flyout } from '../../ui/flyout.tsx';
import { Icon } from '../../ui/icon.tsx';
import { within } from '../lists/request-columns.ts';

interface LeadColumnsSheetProps {
  readonly open: boolean;
  readonly columns: readonly LeadColumn[];
  /** Null: as they are by themselves. */
  onChange(columns: readonly LeadColumn[] | null): void;
  onClose(): void;
}

/** Which columns the table has, in which order and how wide; each change is seen in the table at once. */
export function LeadColumnsSheet({ open, columns, onChange, onClose }: LeadColumnsSheetProps) {
  const t = useTexts(leadsTexts);
  const others = leadColumns.filter((name) => !columns.some((column) => column.name === name));
  const move = (at: number, by: number) => {
    const next = [...columns];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    onChange(next);
  };
  return (
    <Flyout open={open} title={t('columns')} onClose={onClose}>
      <p className="columns-lead">{t('columnsLead')}</p>
      <ol className="columns-list">
        {columns.map((column, at) => {
          const { name, width } = column;
          const words = t(`column_${name}`);
          return (
            <li key={name}>
              <label>
                <input type="checkbox" checked onChange={() => onChange(columns.filter((one) => one.name !== name))} />
                <span>{words}</span>
              </label>
              <input
                type="number"
                className="desk-field"
                aria-label={t('columnWidth', { column: words })}
                placeholder={t('columnAuto')}
                min={columnWidths.least}
                max={columnWidths.most}
                step={8}
                defaultValue={width ?? ''}
                key={width}
                onBlur={({ target: { value } }) => {
                  const next = value === '' ? null : within(Number(value));
                  if (next !== width) onChange(columns.map((one) => (one.name === name ? { name, width: next } : one)));
                }}
              />
              <IconButton label={t('columnEarlier', { column: words })} disabled={at === 0} onClick={() => move(at, -1)}>
                <Icon icon={ArrowUp} small />
              </IconButton>
              <IconButton
                label={t('columnLater', { column: words })}
                disabled={at === columns.length - 1}
                onClick={() => move(at, 1)}
              >
                <Icon icon={ArrowDown} small />
              </IconButton>
            </li>
          );
        })}
        {others.map((name) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={false} onChange={() => onChange([...columns, { name, width: null }])} />
              <span>{t(`column_${name}`)}</span>
            </label>
          </li>
        ))}
      </ol>
      <TextButton onClick={() => onChange(null)}>{t('columnsUsual')}</TextButton>
    </Flyout>
  );
}
