import { z } from '@gavel/contract';
import { longestName } from '@gavel/core';
import type { municipalityTexts, Translate } from '@gavel/texts';
import type { Place } from './new-house-address.ts';

/** The schema of the form: the municipality and the name of a new house, with the error messages. */
export function newHouseSchema(t: Translate<(typeof municipalityTexts)['messages']>) {
  return z.object({
    municipality: z.pipe(
      z.custom<Place | null>(),
      z.transform((place, context) => {
        if (place && !place.denied) return place;
        context.issues.push({ code: 'custom', message: t(place ? 'denied' : 'required'), input: place });
        return z.NEVER;
      }),
    ),
    /** The value is missing if no house is chosen, because then the form has no field for the name. */
    name: z.optional(z.string().check(z.trim(), z.maxLength(longestName, t('nameTooLong', { count: String(longestName) })))),
  });
}
