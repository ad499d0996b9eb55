import { type DragEvent, useEffect, useState } from 'react';

/** The handlers of an element onto which a file can be dropped. */
export interface FileDrop {
  readonly isOver: boolean;
  readonly handlers: {
    onDragOver(event: DragEvent): void;
    onDragLeave(): void;
    onDrop(event: DragEvent): void;
  };
}

/**
 * Returns the handlers that accept a dropped file.
 * @param drop called with the first of the dropped files; null: the element accepts no files
 */
export function useFileDrop(drop: ((file: File) => void) | null): FileDrop {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event) {
        if (!drop || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!drop || !file) return;
        event.preventDefault();
        drop(file);
      },
    },
  };
}

/** Prevents the browser from opening a file that the user drops outside the elements that accept files. */
export function useNoStrayDrop(): void {
  useEffect(() => {
    const keep = (event: Event) => {
      if (event instanceof globalThis.DragEvent && event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', keep);
    addEventListener('drop', keep);
    return () => {
      removeEventListener('dragover', keep);
      removeEventListener('drop', keep);
    };
  }, []);
}
