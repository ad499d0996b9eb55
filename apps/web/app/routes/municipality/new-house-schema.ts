import { z } from '@gavel/contract';
import { longestName } from '@gavel/core';
import type { municipalityTexts, Translate } from '@gavel/texts';
import type { Place } from './new-house-address.ts';

/** Where a new house is to stand and what it is called, with what is wrong with either. */
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
    /** Absent where no house is chosen that it could be the name of. */
    name: z.optional(z.string().check(z.trim(), z.maxLength(longestName, t('nameTooLong', { count: String(longestName) })))),
  });
}
