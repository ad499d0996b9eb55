import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { useLingering } from './use-lingering.ts';

function Panel({ isOpen }: { isOpen: boolean }) {
  return <output>{useLingering(isOpen, 250) ? 'there' : 'cleared'}</output>;
}

test('after a panel has closed, its content is removed after a short time, unless the panel opens again within that time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { container, rerender } = await render(<Panel isOpen />);
    await rerender(<Panel isOpen={false} />);
    vi.advanceTimersByTime(249);
    await rerender(<Panel isOpen={false} />);
    expect(container.textContent).toBe('there');
    await rerender(<Panel isOpen />);
    vi.advanceTimersByTime(1000);
    await rerender(<Panel isOpen={false} />);
    expect(container.textContent).toBe('there');
    vi.advanceTimersByTime(250);
    await rerender(<Panel isOpen={false} />);
    expect(container.textContent).toBe('cleared');
  } finally {
    vi.useRealTimers();
  }
});
