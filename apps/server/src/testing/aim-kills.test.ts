import { expect, test } from 'vitest';
import { aimAtCommit, spreadOver } from './aim-kills.ts';

test.each([3, 30, 80, 130, 400])(
  'aimAtCommit learns to kill the server mostly within 20 ms of the commit, if the server commits %i ms after the start of the HTTP request and the first guess is 100 ms',
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
  'spreadOver learns to spread the kills of the server over the whole HTTP request, if an HTTP request takes %i ms and the first guess is 1000 ms',
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
