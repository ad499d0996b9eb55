import { fileURLToPath } from 'node:url';
import { chromium as playwright } from '@playwright/test';
import { turnModelViewer } from './gl-in-page.ts';
import { memoryOfPages } from './memory-of-pages.ts';
import { phone, withWebGl } from './seen-model.ts';

const script = fileURLToPath(import.meta.resolve('@google/model-viewer/dist/model-viewer.min.js'));
const TURNS = 8;

/**
 * Shows a house in `<model-viewer>`, in the same browser and at the same screen size in which the product’s 3D model is measured.
 * @returns the time of a frame while the viewpoint turns, in ms, and how many bytes more the browser needs than before it loaded the viewer
 */
export async function seeModelViewer(address: string): Promise<{ readonly frame: number; readonly memory: number }> {
  const browser = await playwright.launch(withWebGl);
  try {
    const page = await browser.newPage({ ...phone, bypassCSP: true });
    await page.goto(`${address}/help`);
    await page.setContent('<style>body{margin:0}model-viewer{width:390px;height:844px}</style>');
    const before = await memoryOfPages(browser);
    await page.addScriptTag({ path: script, type: 'module' });
    const frame = await page.evaluate(turnModelViewer, {
      source: '/media/model/bjorkliden-142.glb?municipality=1280&answers=',
      turns: TURNS,
    });
    return { frame, memory: (await memoryOfPages(browser)) - before };
  } finally {
    await browser.close();
  }
}
