/** Apps that open links in a browser of their own. Such browsers often drop a download without any message. */
const APPS =
  /FBA[NV]|FB_IAB|Instagram|Line\/|MicroMessenger|Snapchat|Pinterest\/|LinkedInApp|Twitter for|TikTok|BytedanceWebview|GSA\//;
const ANDROID_VIEW = /; wv\)/;

/**
 * Returns whether the page runs in the browser of another app.
 * @param userAgent the user agent string of the browser
 */
export function isInAppBrowser(userAgent: string): boolean {
  // The user agent string of Safari contains `Safari/`. The string of a WebKit view inside another app does not.
  const isView = /iPhone|iPad/.test(userAgent) && !/Safari\//.test(userAgent);
  return isView || APPS.test(userAgent) || ANDROID_VIEW.test(userAgent);
}
