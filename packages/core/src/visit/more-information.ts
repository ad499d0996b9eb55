/** How a question's more-information panel stands when the question is entered. */
export interface MoreInformation {
  readonly open: boolean;
  /** The visitor can open and close it. */
  readonly toggleable: boolean;
}

/** Source: MoreInformationRenderMode in the specification. 3 is closed and stays closed; unknown modes read as 0. */
export function moreInformation(mode: number): MoreInformation {
  return { open: mode === 1 || mode === 2, toggleable: mode !== 2 && mode !== 3 };
}
