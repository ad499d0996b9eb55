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
  /**
   * The rows of the table with the chart’s data. The first cell of a row is the row’s name. The other cells are counts or texts; null is a
   * count below five.
   */
  readonly rows: readonly (readonly Cell[])[];
  /** The file name without its extension. */
  readonly fileName: string;
  readonly children: ReactNode;
}

/** A chart, and its data as a table that the user can download as a CSV file. */
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
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll a wide table with the arrow keys
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are only replaced as a whole
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
