import type { MoreInformationRenderMode } from '../model/guide.ts';

/** How a question's more-information panel stands when the question is entered. */
export interface MoreInformation {
  readonly open: boolean;
  /** The visitor can open and close it. */
  readonly toggleable: boolean;
}

/** Source: MoreInformationRenderMode in the specification. */
export function moreInformation(mode: MoreInformationRenderMode): MoreInformation {
  return panels[mode];
}

const panels: Readonly<Record<MoreInformationRenderMode, MoreInformation>> = {
  closed: { open: false, toggleable: true },
  open: { open: true, toggleable: true },
  alwaysOpen: { open: true, toggleable: false },
  alwaysClosed: { open: false, toggleable: false },
};
