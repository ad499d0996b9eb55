import type { Visit } from '@gavel/core';
import { useState } from 'react';
import { useConfigurator } from './use-configurator.tsx';

/**
 * What a view asks about, with the visit as it was when it opened: confirming does not change what is read while the view slides away.
 * @param asked null: the view is closed. Null is given until it has been open.
 */
export function useAsked<About>(asked: About | null): { readonly about: About; readonly visit: Visit } | null {
  const visit = useConfigurator((state) => state.visit);
  const [kept, setKept] = useState(asked && { about: asked, visit, isOpen: true });
  const isOpen = asked !== null;
  if (asked && (!kept?.isOpen || kept.about !== asked)) setKept({ about: asked, visit, isOpen });
  if (kept?.isOpen && !isOpen) setKept({ ...kept, isOpen });
  return kept;
}
