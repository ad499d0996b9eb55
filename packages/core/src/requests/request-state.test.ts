import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isDay,
  lostReasons,
  milestones,
  milestonesByHand,
  moveRequest,
  placeOf,
  placesByHand,
  type RequestMove,
  type RequestState,
  reachByDoing,
  requestStateOn,
} from './request-state.ts';

const TODAY = '2026-11-20';
const at = (milestone: RequestState['milestone'], rest: RequestState['rest'] = null): RequestState => ({ milestone, rest });
const to = (milestone: RequestState['milestone']): RequestMove => ({ kind: 'milestone', milestone });

describe('moving a request manually', () => {
  test.each([
    ['new', ['contact', 'review']],
    ['contact', ['new', 'review']],
    ['review', ['new', 'contact']],
    ['quote', []],
    ['order', ['agreement']],
    ['agreement', ['order']],
  ] as const)('a request at the milestone %s can be moved manually to the milestones %s', (from, targets) => {
    expect(milestonesByHand(at(from))).toEqual(targets);
    for (const milestone of targets) expect(moveRequest(at(from), to(milestone), TODAY)).toEqual(at(milestone));
  });

  test.each([
    [at('new'), ['contact', 'review', 'dormant', 'lost']],
    [at('quote'), ['dormant', 'lost']],
    [at('order'), ['agreement', 'dormant', 'lost']],
    [at('agreement'), ['order']],
    [at('quote', { kind: 'lost', reason: 'price' }), ['quote', 'dormant']],
    [at('contact', { kind: 'dormant', until: '2027-03-01' }), ['new', 'contact', 'review', 'lost']],
  ] as const)(
    'placesByHand returns the columns of the sales pipeline that a request with %o can be moved to',
    (from, targets) => {
      expect(placesByHand(from)).toEqual(targets);
      expect(placesByHand(from)).not.toContain(placeOf(from));
    },
  );

  test.each([
    ['review', 'quote'],
    ['new', 'agreement'],
    ['quote', 'order'],
    ['quote', 'review'],
    ['order', 'quote'],
  ] as const)(
    'moveRequest refuses a manual move from %s to %s, which are in different parts of the sales pipeline',
    (from, target) => {
      expect(moveRequest(at(from), to(target), TODAY)).toBe('only-by-doing');
    },
  );
});

describe('a dormant or lost request', () => {
  test('a request that is dormant until a day keeps its milestone, and is active again from that day on', () => {
    const asleep = moveRequest(at('review'), { kind: 'dormant', until: '2027-03-01' }, TODAY);
    expect(asleep).toEqual(at('review', { kind: 'dormant', until: '2027-03-01' }));
    if (typeof asleep === 'string') throw new Error(asleep);
    expect(requestStateOn(asleep, '2027-02-28')).toBe(asleep);
    expect(requestStateOn(asleep, '2027-03-01')).toEqual(at('review'));
  });

  test.each([TODAY, '2026-11-19', '2027-02-30', '', '2027-3-1', 'i morgon'])(
    'a request cannot be dormant until %j, which is no day after today',
    (until) => {
      expect(moveRequest(at('new'), { kind: 'dormant', until }, TODAY)).toBe('no-such-day');
    },
  );

  test('a lost request has the reason why it was lost; when staff reopen a lost request, it has the milestone that it had before', () => {
    const lost = moveRequest(at('quote'), { kind: 'lost', reason: 'plot' }, TODAY);
    expect(lost).toEqual(at('quote', { kind: 'lost', reason: 'plot' }));
    if (typeof lost === 'string') throw new Error(lost);
    expect(requestStateOn(lost, '2030-01-01')).toBe(lost);
    expect(moveRequest(lost, { kind: 'open' }, TODAY)).toEqual(at('quote'));
    expect(moveRequest(at('quote'), { kind: 'open' }, TODAY)).toBe('rests-not');
  });

  test('a request with an agreement can be neither dormant nor lost', () => {
    expect(moveRequest(at('agreement'), { kind: 'lost', reason: 'price' }, TODAY)).toBe('agreed');
    expect(moveRequest(at('agreement'), { kind: 'dormant', until: '2027-01-01' }, TODAY)).toBe('agreed');
  });
});

test('staff can move a request manually only among the milestones new, contact and review, or between the milestones order and agreement', () => {
  const move: fc.Arbitrary<RequestMove> = fc.oneof(
    fc.constantFrom(...milestones).map(to),
    fc.constantFrom('2027-01-01', TODAY, 'x').map((until) => ({ kind: 'dormant' as const, until })),
    fc.constantFrom(...lostReasons).map((reason) => ({ kind: 'lost' as const, reason })),
    fc.constant({ kind: 'open' as const }),
  );
  const partOf = ({ milestone }: RequestState) =>
    [['new', 'contact', 'review'], ['quote'], ['order', 'agreement']].findIndex((part) => part.includes(milestone));
  fc.assert(
    fc.property(fc.constantFrom(...milestones), fc.array(move, { maxLength: 12 }), (first, moves) => {
      let state = at(first);
      for (const next of moves) {
        const after = moveRequest(state, next, TODAY);
        if (typeof after === 'string') continue;
        expect(partOf(after)).toBe(partOf(state));
        state = after;
      }
    }),
  );
});

test('isDay accepts only existing days since the year 2000, as yyyy-MM-dd', () => {
  expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true);
  expect(['2027-02-29', '2026-13-01', '1999-01-01', '2026-1-1', '2026-01-01T00'].some(isDay)).toBe(false);
});

test('a sent quote or a frozen order moves a request forward, never back; a dormant or lost request becomes active again', () => {
  expect(reachByDoing(at('new', { kind: 'lost', reason: 'price' }), 'quote')).toEqual(at('quote'));
  expect(reachByDoing(at('review'), 'order')).toEqual(at('order'));
  expect(reachByDoing(at('contact', { kind: 'dormant', until: '2027-03-01' }), 'order')).toEqual(at('order'));
  expect(reachByDoing(at('order', { kind: 'lost', reason: 'price' }), 'quote')).toEqual(at('order'));
  expect(reachByDoing(at('agreement'), 'quote')).toEqual(at('agreement'));
  expect(reachByDoing(at('agreement'), 'order')).toEqual(at('agreement'));
});
