/** The colours of a situation plan. They differ in lightness, so that the plan is readable in print without colours. */
export const COLOURS = {
  paper: '#ffffff',
  ink: '#241d17',
  /** The ground of the plot where no house is allowed. */
  ground: '#f4f1ea',
  allowed: '#dde6d6',
  allowedEdge: '#7d9079',
  house: '#33443a',
} as const;
