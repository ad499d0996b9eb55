import { atMost, type Row } from '../judged.ts';
import { demoHouses } from './demo-houses.ts';

/** The measured formats of the 3D model of a house, with the goal for the size of each file in MB. */
const FORMATS = { glb: 2.5, usdz: 5 } as const;

/** Fetches the 3D files of every house with its default answers. Returns a row for the largest file of each format. */
export async function sizesOfFiles(address: string): Promise<Row[]> {
  const houses = await demoHouses(address);
  const rows: Row[] = [];
  for (const [format, goal] of Object.entries(FORMATS)) {
    let largest = { size: 0, title: '' };
    let count = 0;
    for (const { Slug, Title } of houses) {
      const response = await fetch(`${address}/media/model/${Slug}.${format}?municipality=1280&answers=`);
      if (!response.ok) continue;
      count += 1;
      const size = (await response.arrayBuffer()).byteLength;
      if (size > largest.size) largest = { size, title: Title };
    }
    const measure = `${format.toUpperCase()}, the largest of ${count}`;
    rows.push(atMost({ measure, value: count > 0 ? largest.size / 1e6 : Number.NaN, goal, unit: 'MB', beside: largest.title }));
  }
  return rows;
}
