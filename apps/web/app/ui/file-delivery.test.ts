import { expect, onTestFinished, test, vi } from 'vitest';
import { deliverPdf, type FileDelivery } from './file-delivery.ts';

const file = { bytes: new Uint8Array(250_000), name: 'Björkliden 142.pdf' };

/** Records the progress that `deliverPdf` reports and the files that the browser would save. */
function aVisitor() {
  const saved: string[] = [];
  vi.stubGlobal('document', { createElement: () => ({ click: () => saved.push('a file') }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const told: FileDelivery[] = [];
  return { saved, told, tell: (delivery: FileDelivery) => void told.push(delivery) };
}

test('deliverPdf reports that the server is creating the file, then how many bytes have arrived, and at last that the file is complete', async () => {
  const { saved, told, tell } = aVisitor();
  const fault = await deliverPdf(async ({ onReceived }) => {
    for (const received of [0, 40_000, 90_000, 180_000, 250_000]) onReceived(received, file.bytes.length);
    return file;
  }, tell);
  expect(fault).toBeNull();
  expect(saved).toEqual(['a file']);
  expect(told).toMatchObject([
    { kind: 'making', received: null, size: null },
    { kind: 'making', received: 0, size: 250_000 },
    { kind: 'making', received: 180_000, size: 250_000 },
    { kind: 'making', received: 250_000, size: 250_000 },
    { kind: 'done', size: 250_000 },
  ]);
});

test('after a cancellation deliverPdf saves nothing and returns null, even if the file arrives at that moment', async () => {
  const { saved, told, tell } = aVisitor();
  const fault = await deliverPdf(async ({ signal, onReceived }) => {
    const [first] = told;
    if (first?.kind === 'making') first.cancel();
    expect(signal.aborted).toBe(true);
    onReceived(100_000, null);
    return file;
  }, tell);
  expect([fault, saved]).toEqual([null, []]);
  expect(told.map(({ kind }) => kind)).toEqual(['making', 'cancelled']);
});

test('deliverPdf reports an empty file and a broken transfer as failed', async () => {
  for (const fetchFile of [async () => ({ ...file, bytes: new Uint8Array() }), () => Promise.reject(new Error('gone'))]) {
    const { saved, told, tell } = aVisitor();
    expect(await deliverPdf(fetchFile, tell)).toBeInstanceOf(Error);
    expect([told.at(-1), saved]).toEqual([{ kind: 'failed' }, []]);
  }
});
