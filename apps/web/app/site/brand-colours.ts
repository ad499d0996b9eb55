import type { BrandPresentation } from '@gavel/contract';
import type { CSSProperties } from 'react';

/** The builder's own colours over those of `tokens.css`, for the page's outermost element: a style sheet of its own would hold up the first sight. */
export function brandColours({
  accentColour,
  campaignColour,
}: Pick<BrandPresentation, 'accentColour' | 'campaignColour'>): CSSProperties {
  const colours = [
    ['--color-spruce', accentColour],
    ['--color-falu', campaignColour],
  ] as const;
  return Object.fromEntries(colours.filter(([, colour]) => CSS_COLOUR.test(colour)));
}

/** A colour name, hex or function; nothing that could end the declaration. */
const CSS_COLOUR = /^[a-z0-9#%.,()/ -]+$/i;
