import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginWithModel } from '../../../../testing/begin-with-model.ts';
import { button, dialog, gone } from '../../../../testing/look.ts';

const GLB = /^\/media\/model\/[^?]+\.glb\?municipality=\d+&answers=[\d.]+$/;
const download = page.getByRole('link', { name: /^Ladda ner 3D-modell \(GLB\)/ });

beforeEach(() => page.viewport(1280, 620));
afterEach(() => vi.restoreAllMocks());

async function openPlot(): Promise<void> {
  await beginWithModel();
  await button('Se huset på tomten').click();
  await expect.element(dialog).toBeVisible();
}

function useDevice({ supportsAr = false, userAgent = navigator.userAgent }): void {
  const supports = DOMTokenList.prototype.supports;
  vi.spyOn(DOMTokenList.prototype, 'supports').mockImplementation(function (this: DOMTokenList, token) {
    return token === 'ar' ? supportsAr : supports.call(this, token);
  });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

test('on a computer, the visitor can show a QR code for the phone; a link downloads the GLB file of the 3D model and shows how large the file is', async () => {
  await openPlot();
  await expect.element(download).toHaveAttribute('href', expect.stringMatching(GLB));
  await expect.element(download).toHaveAccessibleName(/^Ladda ner 3D-modell \(GLB\), 1,2\sMB$/);
  await expect.element(download).toHaveAttribute('download', 'Björkliden 142.glb');
  await button('Visa QR-kod').click();
  await expect.element(page.getByRole('img', { name: 'QR-kod som öppnar huset på telefonen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone(dialog);
  await expect.element(button('Se huset på tomten')).toHaveFocus();
});

test('a link downloads the IFC file of the house and shows how large the file is', async () => {
  await openPlot();
  const ifc = page.getByRole('link', { name: /^Ladda ner byggnadsmodell \(IFC\)/ });
  await expect
    .element(ifc)
    .toHaveAttribute('href', expect.stringMatching(/^\/media\/model\/[^?]+\.ifc\?municipality=\d+&answers=[\d.]+$/));
  await expect.element(ifc).toHaveAccessibleName(/^Ladda ner byggnadsmodell \(IFC\), .*[kM]B$/);
  await expect.element(ifc).toHaveAttribute('download', 'Björkliden 142.ifc');
});

test('an iPhone opens the USDZ file in Quick Look at true scale', async () => {
  useDevice({ supportsAr: true });
  await openPlot();
  const link = page.getByRole('link', { name: 'Se huset på tomten' });
  await expect.element(link).toHaveAttribute('rel', 'ar');
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^\/media\/model\/[^?]+\.usdz\?.*#allowsContentScaling=0$/));
  // Quick Look refuses a link that contains anything besides one image.
  expect([...(await link.findElement()).childNodes].map(({ nodeName }) => nodeName)).toEqual(['IMG']);
});

test('an Android phone opens the GLB file in Scene Viewer; the link has another address for a phone without Scene Viewer', async () => {
  useDevice({ userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 7)' });
  await openPlot();
  const link = page.getByRole('link', { name: 'Öppna i kameran' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^intent:\/\/arvr\.google\.com\/scene-viewer\/.*\.glb/));
  const fallback = `;S.browser_fallback_url=${encodeURIComponent(location.href)};`;
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(fallback));
  await expect.element(button('Visa QR-kod')).not.toBeInTheDocument();
});
