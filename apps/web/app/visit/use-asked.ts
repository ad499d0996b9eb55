import type { Visit } from '@gavel/core';
import { useState } from 'react';
import { useConfigurator } from './use-configurator.tsx';

/**
 * Returns the subject of a view, and the visit as it was when the view got this subject. Both stay after the view has closed, so that the
 * text of the view does not change while the view slides away.
 * @param asked the subject of the view, such as a bundle; null while the view is closed
 * @returns null until the view has been open once
 */
export function useAsked<About>(asked: About | null): { readonly about: About; readonly visit: Visit } | null {
  const visit = useConfigurator((state) => state.visit);
  const [kept, setKept] = useState(asked && { about: asked, visit, isOpen: true });
  const isOpen = asked !== null;
  if (asked && (!kept?.isOpen || kept.about !== asked)) setKept({ about: asked, visit, isOpen });
  if (kept?.isOpen && !isOpen) setKept({ ...kept, isOpen });
  return kept;
}
