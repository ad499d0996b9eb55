import { z } from '../zod.ts';

const copies = z.enum(['large', 'light']);

/**
 * `large`: a PDF whose widest pictures have 2560 pixels, as the specification requires. `light`: a PDF with 200 pixels per printed inch,
 * for e-mail and slow networks.
 */
export type DocumentCopy = z.output<typeof copies>;

/** Which copy a PDF endpoint makes; missing: `large`. A final order has only one PDF, which both values return. */
export const documentCopy = z.optional(copies);
