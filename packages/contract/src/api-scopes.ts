/** What a key of another system can be allowed, each by itself. */
export const apiScopes = [
  'leads:read',
  'leads:write',
  'customers:read',
  'offers:read',
  'orders:read',
  'statistics:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];
