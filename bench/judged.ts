import type { Column } from './table.ts';

/** A row of a table that compares numbers with goals. */
export type Row = readonly Column[];

interface Judged {
  readonly measure: string;
  readonly today: string;
  readonly goal: string;
  readonly holds: boolean;
  /** A value for comparison, which the table shows next to the goal. */
  readonly beside: string;
}

export function judged({ measure, today, goal, holds, beside }: Judged): Row {
  return [
    { title: 'measure', value: measure },
    { title: 'today', value: today },
    { title: 'goal', value: `${holds ? 'met' : 'MISSED'} ${goal}`, missed: !holds },
    { title: 'beside it', value: beside },
  ];
}

interface Measured {
  readonly measure: string;
  readonly value: number;
  readonly goal: number;
  /** The unit, as it is printed after the number. */
  readonly unit: string;
  readonly beside: string;
}

/** Returns a row for a number that may be at most its goal. */
export function atMost({ measure, value, goal, unit, beside }: Measured): Row {
  return judged({ measure, today: `${figure(value)} ${unit}`, goal: `≤ ${goal} ${unit}`, holds: value <= goal, beside });
}

/** Formats a number with two or three digits, and from 100 as a whole number: 0.11, 4.56, 131, 2540. */
export function figure(value: number): string {
  return value >= 99.95 ? value.toFixed(0) : String(Number(value.toPrecision(value < 1 ? 2 : 3)));
}
