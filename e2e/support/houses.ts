/** A municipality where the demo builder has no plots, and one where it has plots. */
export const MALMO = '1280';
export const UMEA = '2480';
export const HOUSE = 'Björkliden 142';

/**
 * The house with which a test begins, and the address of the first page. Default: Björkliden 142 in Malmö with standard answers, at its
 * first step.
 */
export interface Beginning {
  readonly house?: string;
  /** The municipality's four-digit code. */
  readonly municipality?: string;
  readonly bundle?: string;
  readonly at?: string;
  /** Changes the server's response in the way that the test needs. */
  readonly change?: (configuration: object) => object;
}

interface ListedHouse {
  readonly Id: number;
  readonly Title: string;
  readonly BundleListDtos: readonly { readonly Id: number; readonly Name: string }[];
}

export type Houses = ReturnType<typeof housesOf>;

/**
 * Returns functions that find and begin houses on a server. They request each combination of house, municipality and bundle only
 * once. `ConfiguratorPage.begin` stores the server's response in the browser.
 */
export function housesOf(address: string) {
  let listed: Promise<readonly ListedHouse[]> | null = null;
  const begun = new Map<string, Promise<object>>();

  async function find(title: string): Promise<ListedHouse> {
    listed ??= ask(`${address}/api/houses`);
    const house = (await listed).find(({ Title }) => Title === title);
    if (!house) throw new Error(`there is no ${title}`);
    return house;
  }

  async function begin({ house = HOUSE, municipality = MALMO, bundle }: Beginning): Promise<object> {
    const { Id, BundleListDtos } = await find(house);
    const data = { HouseId: Id, MunicipalityId: municipality, BundleId: BundleListDtos.find(({ Name }) => Name === bundle)?.Id };
    return ask(`${address}/api/guidemodel/new`, data);
  }

  return {
    idOf: async (title = HOUSE) => (await find(title)).Id,
    /** Returns the server's response to a request for a new house. The page `/start/new` gets the same response. */
    configuration: (beginning: Beginning): Promise<object> => {
      const key = [beginning.house, beginning.municipality, beginning.bundle].join();
      const known = begun.get(key) ?? begin(beginning);
      begun.set(key, known);
      return known;
    },
  };
}

async function ask<Answer>(address: string, data?: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(address, data ? { method: 'POST', headers, body: JSON.stringify(data) } : {});
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
