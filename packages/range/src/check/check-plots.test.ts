import { expect, test } from 'vitest';
import { expectFault, type FaultyCase } from '../testing/expect-fault.ts';
import { type FileChange, faultsOf } from '../testing/write-range.ts';

/** The plot of the small range has 800 m². */
const PLOTS = 'plots.yaml';
const withPlot = (facts: string): FileChange => ['propertyReference: Lund 1:1', `${facts}, propertyReference: Lund 1:1`];

test('checkPlots accepts a border whose area differs by at most 2 % from the area of the plot', async () => {
  for (const width of [40, 40.7, 39.3])
    expect(await faultsOf({ [PLOTS]: withPlot(`border: [[0, 0], [${width}, 0], [${width}, 20], [0, 20]]`) })).toEqual([]);
});

const faulty: readonly FaultyCase[] = [
  {
    name: 'a plot whose border has two corners',
    file: PLOTS,
    change: withPlot('border: [[0, 0], [40, 20]]'),
    at: 'border',
    message: 'a border has at least 3 corners, and this one has 2',
  },
  {
    name: 'a plot whose border crosses itself',
    file: PLOTS,
    change: withPlot('border: [[0, 0], [40, 20], [40, 0], [0, 20]]'),
    at: 'border',
    message: 'the sides of the border cross each other',
  },
  {
    name: 'a plot whose border is clockwise',
    file: PLOTS,
    change: withPlot('border: [[0, 0], [0, 20], [40, 20], [40, 0]]'),
    at: 'border',
    message: 'listed anticlockwise',
  },
  {
    name: 'a plot whose border encloses too much',
    file: PLOTS,
    change: withPlot('border: [[0, 0], [41, 0], [41, 20], [0, 20]]'),
    at: 'border',
    message: 'the border encloses 820 m², and landArea says 800',
  },
  {
    name: 'a distance to a border that is unknown',
    file: PLOTS,
    change: withPlot('borderDistance: 6'),
    at: 'borderDistance',
    message: 'a plot without a border has no distance to it',
  },
];

test.each(faulty)('checkPlots reports this mistake at its line: $name', expectFault);
