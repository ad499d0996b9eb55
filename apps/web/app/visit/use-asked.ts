import type { Visit } from '@gavel/core';
import { useState } from 'react';
import { useConfigurator } from './use-configurator.tsx';

/**
 * Returns what a view is about, and the visit as it was when the view opened. So the text of the view does not change after a
 * confirmation, while the view slides away.
 * @param asked null while the view is closed; the result is null until the view has been open once
 */
export function useAsked<About>(asked: About | null): { readonly about: About; readonly visit: Visit } | null {
  const visit = useConfigurator((state) => state.visit);
  const [kept, setKept] = useState(asked && { about: asked, visit, isOpen: true });
  const isOpen = asked !== null;
  if (asked && (!kept?.isOpen || kept.about !== asked)) setKept({ about: asked, visit, isOpen });
  if (kept?.isOpen && !isOpen) setKept({ ...kept, isOpen });
  return kept;
}
