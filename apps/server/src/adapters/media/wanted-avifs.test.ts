import { beforeEach, expect, test } from 'vitest';
import { LEFT_AFTER, MOST_OF_VISIT, VISIT, WantedAvifs } from './wanted-avifs.ts';

let time: number;
let wanted: WantedAvifs;

beforeEach(() => {
  time = 1000;
  wanted = new WantedAvifs(() => time);
});

const note = (name: string, client: string, times = 1) => {
  const one = { path: `${name}.webp`, fit: { mode: 'max', width: 960, height: null }, quality: 80 } as const;
  for (let time = 0; time < times; time += 1) wanted.note(name, one, client);
};

test('the AVIF that was requested most often comes first, and `next` returns no AVIF that is done', () => {
  note('card', 'anna');
  note('kitchen', 'anna', 3);
  note('roof', 'bo', 2);
  const order: string[] = [];
  for (let next = wanted.next(); next; next = wanted.next()) {
    order.push(`${next.name} for ${next.client}`);
    wanted.done(next.name);
  }
  expect(order).toEqual(['kitchen for anna', 'roof for bo', 'card for anna']);
});

test('`next` leaves out an AVIF whose visitor has left, until another visitor requests the same AVIF', () => {
  note('card', 'anna');
  time += LEFT_AFTER;
  expect(wanted.next()).toBeNull();
  note('roof', 'bo');
  expect(wanted.next()).toMatchObject({ name: 'roof' });
  note('card', 'bo');
  expect(wanted.next()).toMatchObject({ name: 'card', client: 'bo' });
});

test('a client that has used up the processor time for one visit gets no more AVIFs until its next visit; other clients still get AVIFs', () => {
  note('card', 'anna', 9);
  note('roof', 'bo');
  wanted.spend('anna', MOST_OF_VISIT - 1);
  expect(wanted.next()).toMatchObject({ name: 'card' });
  wanted.spend('anna', 1);
  expect(wanted.next()).toMatchObject({ name: 'roof', client: 'bo' });
  wanted.done('roof');
  note('card', 'anna');
  expect(wanted.next()).toBeNull();
  time += VISIT;
  note('card', 'anna');
  expect(wanted.next()).toMatchObject({ name: 'card', client: 'anna' });
});

test('above the limit of remembered AVIFs, the AVIF that was requested longest ago is forgotten', () => {
  for (let number = 0; number <= 5000; number += 1) note(`picture-${number}`, 'anna');
  note('picture-1', 'bo', 2);
  // With the request that the server has forgotten, this would be one request more than for picture-1.
  note('picture-0', 'bo', 3);
  expect(wanted.next()).toMatchObject({ name: 'picture-1' });
});
