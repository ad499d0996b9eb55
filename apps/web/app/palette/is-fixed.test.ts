import { asAnswerId, asQuestionId, type Reason } from '@gavel/core';
import { expect, test } from 'vitest';
import { isFixed } from './is-fixed.ts';

const inMalmo: Reason = { kind: 'municipality', names: ['Malmö'], wanted: true };
const sideBuilding: Reason = { kind: 'sideBuilding', wanted: true };
const needs: Reason = { kind: 'needs', options: [{ questionId: asQuestionId(11), answerId: asAnswerId(111) }] };
const anyOf = (...alternatives: Reason[][]): Reason => ({ kind: 'anyOf', alternatives });

test.each<[boolean, string, Reason]>([
  [false, 'a needed answer', needs],
  [true, 'a municipality', inMalmo],
  [true, 'alternatives that all depend on the house or the municipality', anyOf([inMalmo], [sideBuilding])],
  [true, 'alternatives that each have a fixed part', anyOf([inMalmo, needs], [sideBuilding])],
  [false, 'alternatives of which one is only about choices', anyOf([inMalmo], [needs])],
])('for a blocked answer, isFixed returns %s if the reason is %s', (fixed, _, reason) => expect(isFixed(reason)).toBe(fixed));
