import { STILLS } from '@gavel/core';

/**
 * Returns a style sheet that shows a placeholder until a picture has loaded: the smallest size of this picture that the server has, blurred
 * and stretched. The style applies only to this picture. Returns an empty text if the picture has no placeholder.
 * @param picture the `<img>` as it is rendered
 */
export async function placeholderStyle(picture: string, fetch: (path: string) => Response | Promise<Response>): Promise<string> {
  const [, src = ''] = /\bsrc="([^"]*)"/.exec(picture) ?? [];
  const address = src.replaceAll('&amp;', '&');
  const { pathname, searchParams } = new URL(address, 'http://here');
  // Pictures that the server renders from the 3D model get no placeholder: rendering may take a second, and the page would wait for it.
  if (!pathname.startsWith('/media/') || pathname.startsWith(STILLS) || pathname.endsWith('.svg')) return '';
  for (const own of RENDITION) searchParams.delete(own);
  searchParams.set('preset', 'placeholder');
  const answered = await fetch(`${pathname}?${searchParams}`);
  if (!answered.ok) return '';
  const bytes = new Uint8Array(await answered.arrayBuffer());
  const data = `url(data:${answered.headers.get('Content-Type')};base64,${btoa(String.fromCharCode(...bytes))})`;
  const itself = `img[src="${address}"]`;
  return `${itself},.first-picture:has(>${itself}){background:${data} 50% 55%/cover}`;
}

/** The parameters for size and format. All other parameters identify the picture. */
const RENDITION = ['preset', 'width', 'w', 'height', 'mode', 'quality', 'format'];
