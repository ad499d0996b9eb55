interface Start {
  readonly house: number;
  readonly bundle?: number;
  /** The four-digit code; null when it has not been chosen yet. */
  readonly municipality: string | null;
}

/** Where a "Bygg" button leads: straight to the house when the municipality is known, otherwise to the choice of municipality. */
export function buildAddress({ house, bundle, municipality }: Start): string {
  const search = new URLSearchParams({ h: String(house) });
  if (municipality !== null) search.set('m', municipality);
  if (bundle !== undefined) search.set('b', String(bundle));
  return `${municipality === null ? '/municipality' : '/start/new'}?${search}`;
}
