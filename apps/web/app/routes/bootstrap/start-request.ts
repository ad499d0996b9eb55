import { longestName } from '@gavel/core';

/** What an address `/start/new?h&m&c&a&b` asks for. The customer `a` is for staff and ignored for anybody else. */
export type StartRequest =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'unknown-house' }
  | {
      readonly kind: 'start';
      readonly houseId: number;
      /** The four-digit code, not yet checked. */
      readonly municipalityId: string;
      readonly webConfigurationId: number | null;
      readonly bundleId: number | null;
      /** What the visitor calls the house, as far as a name goes; null: not said. */
      readonly name: string | null;
    };

/** Reads the address of a new visit: with both house and municipality it starts, otherwise it goes where the missing one is chosen. */
export function startRequest(search: URLSearchParams): StartRequest {
  const house = given(search, 'h');
  const municipality = given(search, 'm');
  if (house === null)
    return { kind: 'go', to: municipality === null ? '/' : `/house?${new URLSearchParams({ m: municipality })}` };
  const houseId = positive(house);
  if (houseId === null) return { kind: 'unknown-house' };
  if (municipality === null) return { kind: 'go', to: municipalityAddress(search) };
  return {
    kind: 'start',
    houseId,
    municipalityId: municipality,
    webConfigurationId: positive(given(search, 'c')),
    bundleId: positive(given(search, 'b')),
    name: given(search, 'name')?.slice(0, longestName).trim() ?? null,
  };
}

/** Where the municipality is chosen (again), with everything else in the address kept. */
export function municipalityAddress(search: URLSearchParams): string {
  const kept = ['h', 'm', 'c', 'b', 'name'].flatMap((name) => {
    const value = given(search, name);
    return value === null ? [] : [[name, value]];
  });
  return `/municipality?${new URLSearchParams(kept)}`;
}

function given(search: URLSearchParams, name: string): string | null {
  return search.get(name)?.trim() || null;
}

function positive(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
