/**
 * The app of this device that can show a house on the ground: Quick Look on iPhones and iPads, Scene Viewer on Android; null if the device
 * has none.
 */
export type Viewer = 'quickLook' | 'sceneViewer' | null;

export function viewerOfDevice({ supportsAr, userAgent } = thisDevice()): Viewer {
  if (supportsAr) return 'quickLook';
  return /android/i.test(userAgent) ? 'sceneViewer' : null;
}

/** Returns the user agent, and whether the browser supports links with `rel="ar"`. */
function thisDevice() {
  return { supportsAr: document.createElement('a').relList.supports('ar'), userAgent: navigator.userAgent };
}

/**
 * Returns a link that opens a GLB file in Scene Viewer at true scale. If Scene Viewer is not installed, the link opens `page`.
 *
 * @param file the absolute https address of the file
 * @see https://developers.google.com/ar/develop/scene-viewer
 */
export function sceneViewerLink(file: string, title: string, page: string): string {
  const query = new URLSearchParams({ file, mode: 'ar_preferred', resizable: 'false', title });
  const intent = [
    'scheme=https',
    'package=com.google.android.googlequicksearchbox',
    'action=android.intent.action.VIEW',
    `S.browser_fallback_url=${encodeURIComponent(page)}`,
    'end',
  ];
  return `intent://arvr.google.com/scene-viewer/1.0?${query}#Intent;${intent.join(';')};`;
}
