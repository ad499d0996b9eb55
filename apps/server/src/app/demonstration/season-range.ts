import type { CurrentHouse, CurrentRange } from '../../modules/range/current-range.ts';
import type { Story, StoryHouse } from './stories.ts';

/**
 * Returns functions that find the house, the bundle and other parts of an invented request in the range. If the range has no house or
 * municipality of the given name, they return another one, and always the same one for the same name. Missing plots are left out.
 */
export function seasonRange(range: CurrentRange) {
  const places = range.municipalities.filter(({ denied }) => !denied);
  const shown = range.houses.filter(({ houseType }) => houseType !== 'unlisted');
  return {
    placeOf: ({ place }: Story) => places.find(({ name }) => name === place) ?? insteadOf(place, places),
    houseOf: ({ title }: StoryHouse) => shown.find((house) => house.title === title) ?? insteadOf(title, shown),
    answersOf: ({ bundle }: StoryHouse, { bundles }: CurrentHouse['webConfiguration']) =>
      bundle === null ? [] : (bundles[bundle % Math.max(1, bundles.length)]?.answers ?? []),
    plotsOf: ({ plots }: Story) => range.plots.filter(({ address }) => plots.includes(address)).map(({ id }) => id),
  };
}

function insteadOf<One>(name: string, all: readonly One[]): One {
  const sum = [...name].reduce((so, mail) => so + mail.charCodeAt(0), 0);
  const found = all[sum % Math.max(1, all.length)];
  if (found === undefined) throw new Error(`the range has nothing in the place of ${name}`);
  return found;
}
