import { useEffect } from 'react';

/**
 * Sets the title of the page while a view covers the page and needs another title. Null: the page keeps its title. If another page replaces
 * the view, that page sets its own title.
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
