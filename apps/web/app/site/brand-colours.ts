import type { BrandPresentation } from '@gavel/contract';
import type { CSSProperties } from 'react';

/**
 * Returns the builder’s colours as a style for the outermost element of the page, where they override those of `tokens.css`. A separate
 * style sheet would delay the first view.
 */
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

/** Matches a colour name, a hex value or a colour function, but no character that could end the declaration. */
const CSS_COLOUR = /^[a-z0-9#%.,()/ -]+$/i;
