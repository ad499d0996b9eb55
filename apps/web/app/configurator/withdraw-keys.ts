const WITHDRAW_KEYS = 'gavel.withdraw-keys';

/** Keeps the key that withdraws a shared link in this browser. A browser that refuses has a link that cannot be withdrawn. */
export function keepWithdrawKey(token: string, key: string): void {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(WITHDRAW_KEYS) ?? '{}');
    localStorage.setItem(WITHDRAW_KEYS, JSON.stringify({ ...(typeof known === 'object' ? known : {}), [token]: key }));
  } catch {
    // Nothing is lost that the visitor sees; the link works all the same and ends by itself.
  }
}
