import { expect, test } from 'vitest';
import { aimAtCommit, spreadOver } from './aim-kills.ts';

test.each([3, 30, 80, 130, 400])(
  'aimAtCommit with a guess of 100 ms: after a few kills, most kills come within 20 ms of a commit at %i ms',
  (commit) => {
    const aim = aimAtCommit(100);
    const delays = Array.from({ length: 40 }, () => {
      const delay = aim.next();
      aim.learn({ isNew: delay > commit, wasAnswered: false });
      return delay;
    });
    expect(delays.slice(10).filter((delay) => Math.abs(delay - commit) < 20).length).toBeGreaterThan(25);
  },
);

test.each([400, 1000, 3000])(
  'spreadOver with a guess of 1000 ms: if a request takes %i ms, the kills cover this time without long gaps',
  (duration) => {
    const aim = spreadOver(1000);
    const delays = Array.from({ length: 40 }, () => {
      const delay = aim.next();
      aim.learn({ isNew: delay > 0.9 * duration, wasAnswered: delay > duration });
      return delay;
    });
    const during = delays
      .slice(10)
      .filter((delay) => delay <= duration)
      .toSorted((one, other) => one - other);
    const gaps = during.map((delay, at) => delay - (during[at - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(0.2 * duration);
    expect(during.length).toBeGreaterThan(15);
  },
);
