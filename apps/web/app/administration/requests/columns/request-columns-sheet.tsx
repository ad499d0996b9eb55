import { columnWidths, type RequestColumn, requestColumns } from '@gavel/contract/staff';
import { requestListTexts } from '@gavel/texts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton, TextButton } from '../../../ui/button.tsx';
import { Flyout } from '../../../ui/flyout.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Message } from '../../../ui/message.tsx';
import { within } from './request-columns.ts';

interface RequestColumnsSheetProps {
  readonly open: boolean;
  readonly columns: readonly RequestColumn[];
  /** Whether the last change could not be saved. */
  readonly hasFailed: boolean;
  /** Called with the new columns; null means the default columns. */
  keepColumns(columns: readonly RequestColumn[] | null): void;
  onClose(): void;
}

/** The sheet in which the user sets which columns the table has, their order and their widths. The table shows each change immediately. */
export function RequestColumnsSheet({ open, columns, hasFailed, keepColumns, onClose }: RequestColumnsSheetProps) {
  const t = useTexts(requestListTexts);
  const others = requestColumns.filter((name) => !columns.some((column) => column.name === name));
  const move = (at: number, by: number) => {
    const next = [...columns];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    keepColumns(next);
  };
  return (
    <Flyout open={open} title={t('columns')} onClose={onClose}>
      <p className="columns-lead">{t('columnsLead')}</p>
      {hasFailed && <Message kind="error">{t('columnsFailed')}</Message>}
      <ol className="columns-list">
        {columns.map((column, at) => (
          <ShownColumn
            key={column.name}
            column={column}
            isFirst={at === 0}
            isLast={at === columns.length - 1}
            onHide={() => keepColumns(columns.filter((one) => one.name !== column.name))}
            onWidth={(width) => keepColumns(columns.map((one) => (one.name === column.name ? { ...column, width } : one)))}
            onMove={(by) => move(at, by)}
          />
        ))}
        {others.map((name) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={false} onChange={() => keepColumns([...columns, { name, width: null }])} />
              <span>{t(`column_${name}`)}</span>
            </label>
          </li>
        ))}
      </ol>
      <TextButton onClick={() => keepColumns(null)}>{t('columnsUsual')}</TextButton>
    </Flyout>
  );
}

interface ShownColumnProps {
  readonly column: RequestColumn;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  onHide(): void;
  /** Called with the new width; null means the default width. */
  onWidth(width: number | null): void;
  onMove(by: 1 | -1): void;
}

function ShownColumn({ column: { name, width }, isFirst, isLast, onHide, onWidth, onMove }: ShownColumnProps) {
  const t = useTexts(requestListTexts);
  const words = t(`column_${name}`);
  return (
    <li>
      <label>
        <input type="checkbox" checked onChange={onHide} />
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
          if (next !== width) onWidth(next);
        }}
      />
      <IconButton label={t('columnEarlier', { column: words })} disabled={isFirst} onClick={() => onMove(-1)}>
        <Icon icon={ArrowUp} small />
      </IconButton>
      <IconButton label={t('columnLater', { column: words })} disabled={isLast} onClick={() => onMove(1)}>
        <Icon icon={ArrowDown} small />
      </IconButton>
    </li>
  );
}
