interface ListedHouse {
  readonly Id: number;
  readonly Title: string;
  readonly HouseType: string;
}

/** Returns the house that the measurements of the configurator use, which has two storeys. */
export async function aHouse(address: string): Promise<{ readonly id: number; readonly title: string }> {
  const houses: ListedHouse[] = await (await fetch(`${address}/api/houses`)).json();
  const house = houses.find(({ HouseType }) => HouseType === '2');
  if (!house) throw new Error('the range has no house of two storeys');
  return { id: house.Id, title: house.Title };
}
