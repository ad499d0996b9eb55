import { cdp, page } from 'vitest/browser';

// Imported for what it does. No more is painted than one pixel in the page's corner, whatever size a test gives it: without
// a graphics card the processor paints each frame, and nobody looks at it. What is laid out, read, pressed, measured or judged is what it was.
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
