import { z } from 'zod';

const houses = z.array(z.object({ Id: z.number(), Title: z.string(), Slug: z.string() }));

/** Returns the houses of the house list. */
export async function demoHouses(address: string) {
  return houses.parse(await (await fetch(`${address}/api/houses`)).json());
}
