import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

test('Content-Disposition contains the full file name, and an ASCII file name for clients that can read only ASCII', () => {
  expect(attachment('Ängsbacken 156 - Kök.jpg')).toBe(
    'attachment; filename="Angsbacken 156 - Kok.jpg"; filename*=UTF-8\'\'%C3%84ngsbacken%20156%20-%20K%C3%B6k.jpg',
  );
  expect(attachment("Bo's (nya) – Łódź.jpg")).toBe(
    "attachment; filename=\"Bo's (nya) _ _odz.jpg\"; filename*=UTF-8''Bo%27s%20%28nya%29%20%E2%80%93%20%C5%81%C3%B3d%C5%BA.jpg",
  );
});
