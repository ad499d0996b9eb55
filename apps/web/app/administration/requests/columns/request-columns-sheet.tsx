import { columnWidths, type RequestColumn, requestColumns } from '@gavel/contract/staff';
import { requestListTexts } from '@gavel/texts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const hidden = requestColumns.filter((name) => !columns.some((column) => column.name === name));
  const move = (at: number, by: number) => {
    const next = [...columns];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    keepColumns(next);
  };
  const toggle = (column: RequestColumn) =>
    keepColumns(columns.includes(column) ? columns.filter((one) => one !== column) : [...columns, column]);
  return (
    <Flyout open={open} title={t('columns')} onClose={onClose}>
      <p className="columns-lead">{t('columnsLead')}</p>
      {hasFailed && <Message kind="error">{t('columnsFailed')}</Message>}
      <ol className="columns-list">
        {/* One list of all columns, so that a checkbox keeps the focus when it shows or hides its column. */}
        {[...columns, ...hidden.map((name) => ({ name, width: null }))].map((column, at) => (
          <ColumnRow key={column.name} column={column} isShown={at < columns.length} onToggle={() => toggle(column)}>
            <ColumnTools
              column={column}
              isFirst={at === 0}
              isLast={at === columns.length - 1}
              onWidth={(width) => keepColumns(columns.map((one) => (one.name === column.name ? { ...column, width } : one)))}
              onMove={(by) => move(at, by)}
            />
          </ColumnRow>
        ))}
      </ol>
      <TextButton onClick={() => keepColumns(null)}>{t('columnsUsual')}</TextButton>
    </Flyout>
  );
}

interface ColumnRowProps {
  readonly column: RequestColumn;
  readonly isShown: boolean;
  /** The controls of a shown column. */
  readonly children: ReactNode;
  onToggle(): void;
}

function ColumnRow({ column: { name }, isShown, children, onToggle }: ColumnRowProps) {
  const t = useTexts(requestListTexts);
  return (
    <li>
      <label>
        <input type="checkbox" checked={isShown} onChange={onToggle} />
        <span>{t(`column_${name}`)}</span>
      </label>
      {isShown && children}
    </li>
  );
}

interface ColumnToolsProps {
  readonly column: RequestColumn;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Called with the new width; null means the default width. */
  onWidth(width: number | null): void;
  onMove(by: 1 | -1): void;
}

function ColumnTools({ column: { name, width }, isFirst, isLast, onWidth, onMove }: ColumnToolsProps) {
  const t = useTexts(requestListTexts);
  const words = t(`column_${name}`);
  // Not `disabled`: a button that moves its column to the end of the list has to keep the focus.
  const mover = (by: 1 | -1, isAtEnd: boolean) => ({ 'aria-disabled': isAtEnd, onClick: () => !isAtEnd && onMove(by) });
  return (
    <>
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
      <IconButton label={t('columnEarlier', { column: words })} {...mover(-1, isFirst)}>
        <Icon icon={ArrowUp} small />
      </IconButton>
      <IconButton label={t('columnLater', { column: words })} {...mover(1, isLast)}>
        <Icon icon={ArrowDown} small />
      </IconButton>
    </>
  );
}
