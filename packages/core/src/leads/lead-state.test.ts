import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isDay,
  type LeadMove,
  type LeadState,
  leadStateOn,
  lostReasons,
  milestones,
  milestonesByHand,
  moveLead,
  placeOf,
  placesByHand,
  reachByDoing,
} from './lead-state.ts';

const TODAY = '2026-11-20';
const at = (milestone: LeadState['milestone'], rest: LeadState['rest'] = null): LeadState => ({ milestone, rest });
const to = (milestone: LeadState['milestone']): LeadMove => ({ kind: 'milestone', milestone });

describe('by hand', () => {
  test.each([
    ['new', ['contact', 'review']],
    ['contact', ['new', 'review']],
    ['review', ['new', 'contact']],
    ['quote', []],
    ['order', ['agreement']],
    ['agreement', ['order']],
  ] as const)('from %s a request is put to %s', (from, targets) => {
    expect(milestonesByHand(at(from))).toEqual(targets);
    for (const milestone of targets) expect(moveLead(at(from), to(milestone), TODAY)).toEqual(at(milestone));
  });

  test.each([
    [at('new'), ['contact', 'review', 'dormant', 'lost']],
    [at('quote'), ['dormant', 'lost']],
    [at('order'), ['agreement', 'dormant', 'lost']],
    [at('agreement'), ['order']],
    [at('quote', { kind: 'lost', reason: 'price' }), ['quote', 'dormant']],
    [at('contact', { kind: 'dormant', until: '2027-03-01' }), ['new', 'contact', 'review', 'lost']],
  ] as const)('%o can be put into these places of the board', (from, targets) => {
    expect(placesByHand(from)).toEqual(targets);
    expect(placesByHand(from)).not.toContain(placeOf(from));
  });

  test.each([
    ['review', 'quote'],
    ['new', 'agreement'],
    ['quote', 'order'],
    ['quote', 'review'],
    ['order', 'quote'],
  ] as const)('an offer and an order are made, not moved to: from %s to %s is refused', (from, target) => {
    expect(moveLead(at(from), to(target), TODAY)).toBe('only-by-doing');
  });
});

describe('rest', () => {
  test('it sleeps until a day to come, keeps how far it was, and wakes that day by itself', () => {
    const asleep = moveLead(at('review'), { kind: 'dormant', until: '2027-03-01' }, TODAY);
    expect(asleep).toEqual(at('review', { kind: 'dormant', until: '2027-03-01' }));
    if (typeof asleep === 'string') throw new Error(asleep);
    expect(leadStateOn(asleep, '2027-02-28')).toBe(asleep);
    expect(leadStateOn(asleep, '2027-03-01')).toEqual(at('review'));
  });

  test.each([TODAY, '2026-11-19', '2027-02-30', '', '2027-3-1', 'i morgon'])('not until %j', (until) => {
    expect(moveLead(at('new'), { kind: 'dormant', until }, TODAY)).toBe('no-such-day');
  });

  test('what is lost says why, and is taken up where it was', () => {
    const lost = moveLead(at('quote'), { kind: 'lost', reason: 'plot' }, TODAY);
    expect(lost).toEqual(at('quote', { kind: 'lost', reason: 'plot' }));
    if (typeof lost === 'string') throw new Error(lost);
    expect(leadStateOn(lost, '2030-01-01')).toBe(lost);
    expect(moveLead(lost, { kind: 'open' }, TODAY)).toEqual(at('quote'));
    expect(moveLead(at('quote'), { kind: 'open' }, TODAY)).toBe('rests-not');
  });

  test('what is agreed neither sleeps nor is lost', () => {
    expect(moveLead(at('agreement'), { kind: 'lost', reason: 'price' }, TODAY)).toBe('agreed');
    expect(moveLead(at('agreement'), { kind: 'dormant', until: '2027-01-01' }, TODAY)).toBe('agreed');
  });
});

test('no hand brings a request to an offer, to an order without one, or out of either', () => {
  const move: fc.Arbitrary<LeadMove> = fc.oneof(
    fc.constantFrom(...milestones).map(to),
    fc.constantFrom('2027-01-01', TODAY, 'x').map((until) => ({ kind: 'dormant' as const, until })),
    fc.constantFrom(...lostReasons).map((reason) => ({ kind: 'lost' as const, reason })),
    fc.constant({ kind: 'open' as const }),
  );
  const partOf = ({ milestone }: LeadState) =>
    [['new', 'contact', 'review'], ['quote'], ['order', 'agreement']].findIndex((part) => part.includes(milestone));
  fc.assert(
    fc.property(fc.constantFrom(...milestones), fc.array(move, { maxLength: 12 }), (first, moves) => {
      let state = at(first);
      for (const next of moves) {
        const after = moveLead(state, next, TODAY);
        if (typeof after === 'string') continue;
        expect(partOf(after)).toBe(partOf(state));
        state = after;
      }
    }),
  );
});

test('a day is one that there is', () => {
  expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true);
  expect(['2027-02-29', '2026-13-01', '1999-01-01', '2026-1-1', '2026-01-01T00'].some(isDay)).toBe(false);
});

test('what is done takes a request as far as that, and never back; it rests no more', () => {
  expect(reachByDoing(at('new', { kind: 'lost', reason: 'price' }), 'quote')).toEqual(at('quote'));
  expect(reachByDoing(at('review'), 'order')).toEqual(at('order'));
  expect(reachByDoing(at('agreement'), 'quote')).toEqual(at('agreement'));
});
