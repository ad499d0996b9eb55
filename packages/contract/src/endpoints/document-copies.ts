import { z } from '../zod.ts';

const copies = z.enum(['large', 'light']);

/** `large`: pictures as the specification has them, 2560 pixels wide. `light`: 200 pixels per printed inch, for e-mail and slow networks. */
export type DocumentCopy = z.output<typeof copies>;

/** Which of the two a PDF call makes; absent: `large`. A final order has one PDF, frozen with it: both name that one. */
export const documentCopy = z.optional(copies);
