/** For staff alone, and kept by no cache. Of a builder whose salesmen see their own requests only, another's is none there. */
export const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;
