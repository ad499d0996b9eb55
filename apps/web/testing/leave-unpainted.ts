import { cdp, page } from 'vitest/browser';

// This file is imported for its side effect: only one pixel in the corner of the page is painted, for a page of any size. Nobody looks at
// the page, and without a graphics card painting each frame would take long. Layout, text, clicks and measurements stay the same.
const { viewport } = page;
page.viewport = async (width, height) => {
  await viewport(width, height);
  await cdp().send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
    viewport: { x: 0, y: 0, width: 1, height: 1, scale: 1 },
  });
};
