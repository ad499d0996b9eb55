import { expect, test } from 'vitest';
import { municipalityPlace } from './municipality-places.ts';
import { instantOf, sunAt, sunDayOf, sunDays } from './sun-at.ts';

const stockholm = { latitude: 59.33, longitude: 18.07 };
const kiruna = { latitude: 67.86, longitude: 20.23 };
const malmo = { latitude: 55.61, longitude: 13.0 };

// The expected values come from the equations of NOAA’s Solar Calculator (gml.noaa.gov/grad/solcalc), calculated independently of this
// code. Times are Swedish; the greatest height of the sun is in degrees.
test.each([
  { name: 'Stockholm, spring', place: stockholm, day: '2026-03-21', rise: '05:47', set: '18:04', noon: 31.0 },
  { name: 'Stockholm, summer', place: stockholm, day: '2026-06-21', rise: '03:31', set: '22:08', noon: 54.1 },
  { name: 'Stockholm, autumn', place: stockholm, day: '2026-09-21', rise: '06:30', set: '18:51', noon: 31.3 },
  { name: 'Stockholm, winter', place: stockholm, day: '2026-12-21', rise: '08:43', set: '14:48', noon: 7.2 },
  { name: 'Malmö, spring', place: malmo, day: '2026-03-21', rise: '06:08', set: '18:24', noon: 34.7 },
  { name: 'Malmö, summer', place: malmo, day: '2026-06-21', rise: '04:24', set: '21:56', noon: 57.8 },
  { name: 'Malmö, autumn', place: malmo, day: '2026-09-21', rise: '06:51', set: '19:10', noon: 35.0 },
  { name: 'Malmö, winter', place: malmo, day: '2026-12-21', rise: '08:35', set: '15:37', noon: 11.0 },
  { name: 'Kiruna, spring', place: kiruna, day: '2026-03-21', rise: '05:35', set: '17:59', noon: 22.5 },
  { name: 'Kiruna, autumn', place: kiruna, day: '2026-09-21', rise: '06:16', set: '18:46', noon: 22.8 },
])(
  '$name: sunrise, sunset and the greatest height of the sun agree with the equations of NOAA',
  ({ place, day, rise, set, noon }) => {
    const sun = sunDayOf(day, place);
    if (sun.kind !== 'usual') throw new Error(`the sun is ${sun.kind}`);
    expect(Math.abs(sun.rise - instantOf(day, minutesOf(rise)))).toBeLessThanOrEqual(3 * 60_000);
    expect(Math.abs(sun.set - instantOf(day, minutesOf(set)))).toBeLessThanOrEqual(3 * 60_000);
    const highest = sunAt((sun.rise + sun.set) / 2, place);
    expect(Math.abs(highest.height - noon)).toBeLessThan(0.5);
    expect(Math.abs(highest.azimuth - 180)).toBeLessThan(1);
  },
);

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

test('in Kiruna the sun does not set on 21 June, and does not rise on 21 December', () => {
  expect(sunDayOf('2026-06-21', kiruna)).toEqual({ kind: 'alwaysUp' });
  expect(sunDayOf('2026-12-21', kiruna)).toEqual({ kind: 'alwaysDown' });
  expect(sunAt(instantOf('2026-06-21', 0), kiruna).height).toBeGreaterThan(0);
  expect(Math.abs(sunAt(instantOf('2026-06-21', minutesOf('12:41')), kiruna).height - 45.6)).toBeLessThan(0.5);
  expect(Math.abs(sunAt(instantOf('2026-12-21', minutesOf('11:37')), kiruna).height + 1.3)).toBeLessThan(0.5);
});

test('the sun moves from the east through the south to the west', () => {
  const at = (hour: number) => sunAt(instantOf('2026-06-21', hour * 60), stockholm).azimuth;
  expect(at(7)).toBeGreaterThan(60);
  expect(at(7)).toBeLessThan(100);
  expect(at(13)).toBeGreaterThan(165);
  expect(at(13)).toBeLessThan(195);
  expect(at(19)).toBeGreaterThan(260);
});

test('sunDays returns today and the days on which spring, summer, autumn and winter begin, and no day twice', () => {
  expect(sunDays(Date.UTC(2026, 10, 28))).toEqual(['2026-11-28', '2026-03-21', '2026-06-21', '2026-09-21', '2026-12-21']);
  expect(sunDays(Date.UTC(2026, 5, 21, 12))).toEqual(['2026-06-21', '2026-03-21', '2026-09-21', '2026-12-21']);
});

test.each([
  ['0180', 59.3, 18.1],
  ['1280', 55.6, 13.0],
  ['1480', 57.7, 12.0],
  ['2584', 67.9, 20.2],
  ['0980', 57.6, 18.3],
])('municipality %s has the position of its main town, rounded to a tenth of a degree', (code, latitude, longitude) => {
  expect(municipalityPlace(code)).toEqual({ latitude, longitude });
});

test('an unknown municipality gets the position of a town in its county; if the county is unknown too, the position of Stockholm', () => {
  expect(municipalityPlace('2599').latitude).toBeGreaterThan(65);
  expect(municipalityPlace('9999')).toEqual(municipalityPlace('0180'));
});
