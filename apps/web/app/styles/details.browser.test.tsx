import { expect, onTestFinished, test } from 'vitest';
import './app.css';

test('a details element shows our own arrow instead of the browser’s triangle, and the arrow turns when the element opens', () => {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  summary.textContent = '4 val ändrades';
  details.append(summary, 'Fasadkulör');
  document.body.append(details);
  onTestFinished(() => details.remove());
  const arrow = () => getComputedStyle(summary, '::before');
  expect(getComputedStyle(summary).listStyleType).toBe('none');
  expect(arrow().rotate).toBe('-45deg');
  expect(arrow().borderRightStyle).toBe('solid');
  details.open = true;
  expect(arrow().rotate).toBe('45deg');
});
