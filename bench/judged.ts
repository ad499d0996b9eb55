import type { Column } from './table.ts';

/** A line of a table of goals. */
export type Row = readonly Column[];

interface Judged {
  readonly measure: string;
  readonly today: string;
  readonly goal: string;
  readonly holds: boolean;
  /** What stands beside it, for comparison. */
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
  /** As it follows a number. */
  readonly unit: string;
  readonly beside: string;
}

/** A figure that may be as large as its goal. */
export function atMost({ measure, value, goal, unit, beside }: Measured): Row {
  return judged({ measure, today: `${figure(value)} ${unit}`, goal: `≤ ${goal} ${unit}`, holds: value <= goal, beside });
}

/** Three digits where there are so many: 0.11, 4.56, 131. */
export function figure(value: number): string {
  return value >= 99.95 ? value.toFixed(0) : String(Number(value.toPrecision(value < 1 ? 2 : 3)));
}
