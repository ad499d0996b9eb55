import { type Cell, csvText } from '@gavel/contract/staff';
import { statisticsTexts } from '@gavel/texts';
import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useStatisticsWords } from './statistics-words.ts';

interface ChartFigureProps {
  readonly title: string;
  readonly hint?: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it; numbers are counts, null is fewer than five. */
  readonly rows: readonly (readonly Cell[])[];
  /** Without its ending. */
  readonly fileName: string;
  readonly children: ReactNode;
}

/** A chart with the table of what it shows behind it, which is also a file for a spreadsheet. */
export function ChartFigure({ title, hint, columns, rows, fileName, children }: ChartFigureProps) {
  const t = useTexts(statisticsTexts);
  const id = useId();
  const [isTable, setTable] = useState(false);
  const save = () => {
    const written = rows.map((row) => row.map((cell) => cell ?? t('few')));
    saveFile({ bytes: new TextEncoder().encode(csvText([columns, ...written])), name: `${fileName}.csv` }, 'text/csv');
  };
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        {hint && <p>{hint}</p>}
      </figcaption>
      {children}
      <div className="chart-acts">
        <TextButton aria-expanded={isTable} aria-controls={`${id}-table`} onClick={() => setTable(!isTable)}>
          {t(isTable ? 'asChart' : 'asTable')}
          <span className="visually-hidden">{` ${title}`}</span>
        </TextButton>
        <TextButton onClick={save}>
          {t('file')}
          <span className="visually-hidden">{` ${title}`}</span>
        </TextButton>
      </div>
      <div id={`${id}-table`} hidden={!isTable}>
        {isTable && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled with the arrow keys
          <section className="chart-table" aria-label={t('tableOf', { title })} tabIndex={0}>
            <ChartTable title={title} columns={columns} rows={rows} />
          </section>
        )}
      </div>
    </figure>
  );
}

function ChartTable({ title, columns, rows }: Pick<ChartFigureProps, 'title' | 'columns' | 'rows'>) {
  const words = useStatisticsWords();
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only replaced all together
          <tr key={at}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} className="num">
                {typeof cell === 'string' ? cell : words.count(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
