import { afterEach, beforeEach, vi } from 'vitest';

/**
 * A set-up file for every test: a message on `console.error` fails the test. A test that causes a message on purpose replaces the method
 * (`vi.spyOn(console, 'error').mockImplementation(…)`) and checks its arguments.
 */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`The test wrote to console.error:\n${complaints.join('\n')}`);
});
