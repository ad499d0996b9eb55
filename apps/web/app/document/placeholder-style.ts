/**
 * A style sheet that puts something like a picture in its place until it has come: the server's own smallest of it, blurred and stretched. It
 * holds for that picture alone. Empty where there is none to be had.
 * @param picture the `<img>` as it is rendered
 */
export async function placeholderStyle(picture: string, fetch: (path: string) => Response | Promise<Response>): Promise<string> {
  const [, src = ''] = /\bsrc="([^"]*)"/.exec(picture) ?? [];
  const address = src.replaceAll('&amp;', '&');
  const { pathname, searchParams } = new URL(address, 'http://here');
  if (!pathname.startsWith('/media/') || pathname.endsWith('.svg')) return '';
  for (const own of RENDITION) searchParams.delete(own);
  searchParams.set('preset', 'placeholder');
  const answered = await fetch(`${pathname}?${searchParams}`);
  if (!answered.ok) return '';
  const bytes = new Uint8Array(await answered.arrayBuffer());
  const data = `url(data:${answered.headers.get('Content-Type')};base64,${btoa(String.fromCharCode(...bytes))})`;
  const itself = `img[src="${address}"]`;
  return `${itself},.first-picture:has(>${itself}){background:${data} 50% 55%/cover}`;
}

/** The parameters that say how large and in what format; the others say which picture. */
const RENDITION = ['preset', 'width', 'w', 'height', 'mode', 'quality', 'format'];
