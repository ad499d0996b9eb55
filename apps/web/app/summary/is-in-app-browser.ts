/** Apps that open links in a browser of their own, which often drops downloads without a word. */
const APPS =
  /FBA[NV]|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|Pinterest\/|LinkedInApp|Twitter for|TikTok|BytedanceWebview|GSA\//;
const ANDROID_VIEW = /; wv\)/;

/** Whether a page runs in the browser of another app. @param userAgent what the browser calls itself */
export function isInAppBrowser(userAgent: string): boolean {
  // Safari names itself; a view of WebKit inside of another app does not.
  const isView = /iPhone|iPad/.test(userAgent) && !/Safari\//.test(userAgent);
  return isView || APPS.test(userAgent) || ANDROID_VIEW.test(userAgent);
}
