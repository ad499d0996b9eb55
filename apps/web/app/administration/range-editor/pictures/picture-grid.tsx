import type { PictureRow, RangePictures } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import type { CSSProperties } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { onlyFile } from './one-picture/picture-look.ts';
import type { AddPicture } from './one-picture/use-add-picture.ts';
import { PictureCell, SampleCell } from './picture-cell.tsx';
import { usePictureGrid } from './use-picture-grid.ts';

/** Identifies a cell by the key of its answer and the id of its camera. The cell of the answer's sample has an empty `camera`. */
export interface OpenCell {
  readonly answer: string;
  readonly camera: string;
}

interface PictureGridProps {
  readonly pictures: RangePictures;
  readonly rows: readonly PictureRow[];
  readonly open: OpenCell | null;
  readonly adding: AddPicture;
  onOpen(cell: OpenCell): void;
}

/** Shows a grid: a row for each answer of a section, grouped by question, and columns for the sample and for each camera. */
export function PictureGrid({ pictures, rows, open, adding, onOpen }: PictureGridProps) {
  const t = useTexts(rangePictureTexts);
  const { cameras } = pictures;
  const nameOf = ({ row, column }: { row: number; column: number }): OpenCell => ({
    answer: rows[row]?.key ?? '',
    camera: cameras[column - 1]?.id ?? '',
  });
  const grid = usePictureGrid({
    rows: rows.length,
    columns: cameras.length + 1,
    isOpen: (cell) => {
      const { answer, camera } = nameOf(cell);
      return answer === open?.answer && camera === open.camera;
    },
    open: (cell) => onOpen(nameOf(cell)),
  });
  const groups = Map.groupBy(rows, ({ question }) => question);
  return (
    <div className="picture-scroll">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with cell navigation has the role grid
        role="grid"
        className="picture-grid"
        aria-label={t('grid')}
        style={{ '--cameras': cameras.length } as CSSProperties}
        onKeyDown={grid.onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">{t('answer')}</th>
            <th scope="col">{t('sample')}</th>
            {cameras.map(({ id, title, room }) => (
              <th key={id} scope="col">
                {title}
                {room && <small>{room}</small>}
              </th>
            ))}
          </tr>
        </thead>
        {[...groups].map(([question, own]) => (
          <tbody key={question}>
            {/* biome-ignore lint/a11y/noRedundantRoles: block layout removes the role of a table */}
            <tr role="row" className="picture-question">
              <th scope="rowgroup" colSpan={cameras.length + 2}>
                {own[0]?.questionTitle}
              </th>
            </tr>
            {own.map((answer) => (
              <AnswerRow key={answer.key} {...{ pictures, answer, grid, adding, onOpen }} row={rows.indexOf(answer)} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface AnswerRowProps extends Pick<PictureGridProps, 'pictures' | 'adding' | 'onOpen'> {
  readonly answer: PictureRow;
  readonly row: number;
  readonly grid: ReturnType<typeof usePictureGrid>;
}

function AnswerRow({ pictures, answer, row, grid, adding, onOpen }: AnswerRowProps) {
  const { cameras } = pictures;
  const isSending = (files: readonly { readonly path: string }[]) => files.some(({ path }) => path === adding.sending);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above
    <tr role="row">
      <th scope="row" className="picture-answer">
        {answer.title}
        {answer.reason && <small>{answer.reason}</small>}
      </th>
      <SampleCell
        pictures={pictures}
        sample={answer.sample}
        drawn={answer.drawnSample}
        answer={answer.title}
        grid={grid.cell({ row, column: 0 })}
        isSending={answer.sample !== null && isSending([answer.sample])}
        drop={(file) => {
          onOpen({ answer: answer.key, camera: '' });
          if (answer.sample) void adding.add(answer.sample, file);
        }}
      />
      {cameras.map((camera, at) => {
        const cell = answer.cells[at];
        if (!cell) return null;
        return (
          <PictureCell
            key={camera.id}
            pictures={pictures}
            cell={cell}
            camera={camera}
            answer={answer.title}
            grid={grid.cell({ row, column: at + 1 })}
            isSending={isSending(cell.files)}
            drop={(file) => {
              onOpen({ answer: answer.key, camera: camera.id });
              const only = onlyFile(cell);
              if (only) void adding.add(only, file);
            }}
          />
        );
      })}
    </tr>
  );
}
