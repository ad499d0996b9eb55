import { z } from '@gavel/contract';
import { longestName } from '@gavel/core';
import type { municipalityTexts, Translate } from '@gavel/texts';
import type { Place } from './new-house-address.ts';

/** Where a new house is to stand and what it is called, with what is wrong with either. */
export function newHouseSchema(t: Translate<(typeof municipalityTexts)['messages']>) {
  return z.object({
    municipality: z.custom<Place | null>().transform((place, context) => {
      if (place && !place.denied) return place;
      context.addIssue(t(place ? 'denied' : 'required'));
      return z.NEVER;
    }),
    /** Absent where no house is chosen that it could be the name of. */
    name: z
      .string()
      .trim()
      .max(longestName, t('nameTooLong', { count: String(longestName) }))
      .optional(),
  });
}
