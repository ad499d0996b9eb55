import type { MoreInformationRenderMode } from '../model/guide.ts';

/** The state of a question's more-information panel when the visitor enters the question. */
export interface MoreInformation {
  readonly open: boolean;
  /** Whether the visitor can open and close the panel. */
  readonly toggleable: boolean;
}

/** Returns the panel's state for a mode. Source: MoreInformationRenderMode in the specification. */
export function moreInformation(mode: MoreInformationRenderMode): MoreInformation {
  return panels[mode];
}

const panels: Readonly<Record<MoreInformationRenderMode, MoreInformation>> = {
  closed: { open: false, toggleable: true },
  open: { open: true, toggleable: true },
  alwaysOpen: { open: true, toggleable: false },
  alwaysClosed: { open: false, toggleable: false },
};
