/** Sites that preview drafts of the range, kept in memory. */
export interface KeptSites<Site> {
  /**
   * Returns the site with this key. If it is not in memory, calls `build`, once for all callers that wait for it. Rejects with the error of
   * `build`.
   */
  open(key: string, build: () => Promise<Site>): Promise<Site>;
}

/** The greatest number of sites in memory. Each takes about 25 MB with its caches. */
const MOST = 2;
const UNUSED_MS = 3_600_000;

/** Returns a memory that keeps the sites that were used most recently. */
export function keptSites<Site>(): KeptSites<Site> {
  const kept = new Map<string, { readonly site: Promise<Site>; readonly forget: NodeJS.Timeout }>();
  const drop = (key: string, site: Promise<Site>) => {
    const known = kept.get(key);
    if (known?.site !== site) return;
    clearTimeout(known.forget);
    kept.delete(key);
  };
  return {
    open(key, build) {
      const known = kept.get(key);
      if (known) clearTimeout(known.forget);
      const site = known?.site ?? build();
      if (!known) site.catch(() => drop(key, site));
      // Move the key to the end, so that the keys are in the order of their last use.
      kept.delete(key);
      kept.set(key, { site, forget: setTimeout(() => drop(key, site), UNUSED_MS).unref() });
      const [oldest] = kept;
      if (kept.size > MOST && oldest) drop(oldest[0], oldest[1].site);
      return site;
    },
  };
}
