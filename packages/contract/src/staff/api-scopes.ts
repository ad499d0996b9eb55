/** The scopes of API keys; each is granted separately. */
export const apiScopes = [
  'leads:read',
  'leads:write',
  'customers:read',
  'offers:read',
  'orders:read',
  'statistics:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];
