import { useEffect } from 'react';

/**
 * Sets the title of the page while a view over the page shows something of its own; null: the page keeps its title. If another page takes
 * the place of the view, that page sets its own title.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
