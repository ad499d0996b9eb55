interface ListedHouse {
  readonly Id: number;
  readonly Title: string;
  readonly HouseType: string;
}

/** The house that is begun to look at the configurator: one of two storeys. */
export async function aHouse(address: string): Promise<{ readonly id: number; readonly title: string }> {
  const houses: ListedHouse[] = await (await fetch(`${address}/api/houses`)).json();
  const house = houses.find(({ HouseType }) => HouseType === '2');
  if (!house) throw new Error('the range has no house of two storeys');
  return { id: house.Id, title: house.Title };
}
