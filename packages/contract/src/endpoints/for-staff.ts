/**
 * Endpoints that only staff may call; no cache stores their responses. If the builder lets salespersons see only their own requests, the
 * server answers as if other salespersons’ requests did not exist.
 */
export const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;
