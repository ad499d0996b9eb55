import { NO_CHAPTER } from '@gavel/contract/staff';
import { useSearchParams } from 'react-router';
import type { OpenCell } from './picture-grid.tsx';

const HOUSE = 'hus';
const CHAPTER = 'avsnitt';
const CELL = 'ruta';

/** Keeps the chosen house, section and cell in the address of the page, so that a reload and links restore them. */
export function usePictureAddress() {
  const [search, setSearch] = useSearchParams();
  const [answer = '', camera = ''] = search.get(CELL)?.split('~') ?? [];
  return {
    house: search.get(HOUSE) ?? '',
    /** The key of the section. If it is empty, the server chooses a section. */
    chapter: search.get(CHAPTER) ?? '',
    open: answer === '' ? null : { answer, camera },
    ask(house: string, next: string) {
      setSearch({ [HOUSE]: house, [CHAPTER]: next || NO_CHAPTER }, { replace: true, preventScrollReset: true });
    },
    openCell(cell: OpenCell) {
      const next = new URLSearchParams(search);
      next.set(CELL, `${cell.answer}~${cell.camera}`);
      setSearch(next, { replace: answer !== '', preventScrollReset: true });
    },
  };
}
