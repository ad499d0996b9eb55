/**
 * Endpoints that only staff may call; no cache stores their responses. If the builder lets salespersons see only their own requests, the
 * server answers as if the requests of others did not exist.
 */
export const forStaff = { request: null, access: 'staff', limit: null, personal: true } as const;
