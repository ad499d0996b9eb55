import { expect, test } from 'vitest';
import { keepPictures } from './keep-pictures.ts';
import { aStorage, ORIGIN } from './testing/a-storage.ts';

const picture = (name: string) => new Request(`${ORIGIN}/media/0123456789abcdef/${name}.webp`);

/** The header of a picture that never changes at its address. */
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };

function keeping(limits: { entries: number; bytes: number }, headers: HeadersInit = FOR_EVER) {
  const asked: string[] = [];
  const storage = aStorage();
  const fetchOne = async ({ url }: Request) => {
    asked.push(url.slice(url.lastIndexOf('/') + 1));
    return new Response('x'.repeat(100), { headers });
  };
  return { asked, pictures: keepPictures(() => storage.open('pictures'), fetchOne, limits) };
}

async function look(pictures: ReturnType<typeof keepPictures>, ...names: string[]) {
  for (const name of names) {
    const answer = await pictures.answer(picture(name));
    expect((await answer.text()).length).toBe(100);
    await pictures.settled();
  }
}

test('keepPictures requests a picture only once, and then returns it from the cache', async () => {
  const { asked, pictures } = keeping({ entries: 10, bytes: 1000 });
  await look(pictures, 'a', 'a', 'b', 'a');
  expect(asked).toEqual(['a.webp', 'b.webp']);
});

test.each([
  ['in number', { entries: 2, bytes: 1000 }],
  ['in bytes', { entries: 10, bytes: 250 }],
])('if the cached pictures exceed their limit (%s), the cache deletes the oldest pictures first', async (_, limits) => {
  const { asked, pictures } = keeping(limits);
  await look(pictures, 'a', 'b', 'c');
  asked.length = 0;
  await look(pictures, 'c', 'b');
  expect(asked).toEqual([]);
  await look(pictures, 'a');
  expect(asked).toEqual(['a.webp']);
});

test('without a network, the cache returns a picture in another size if it has one; if it has the picture in no size, the request fails', async () => {
  const storage = aStorage();
  const network = { isThere: true };
  const pictures = keepPictures(
    () => storage.open('pictures'),
    async ({ url }) => {
      if (!network.isThere) throw new TypeError('Failed to fetch');
      return new Response(url.slice(-3), { headers: FOR_EVER });
    },
  );
  const sized = (name: string, width: number) => pictures.answer(new Request(`${picture(name).url}?width=${width}`));
  await sized('a', 640);
  await pictures.settled();
  network.isThere = false;
  expect(await (await sized('a', 960)).text()).toBe('640');
  await expect(sized('b', 640)).rejects.toThrow('Failed to fetch');
});

test.each(['no-store', 'public, max-age=300'])(
  'keepPictures does not cache a picture whose response has the header Cache-Control: %s',
  async (control) => {
    const { asked, pictures } = keeping({ entries: 10, bytes: 1000 }, { 'Cache-Control': control });
    await look(pictures, 'a', 'a');
    expect(asked).toEqual(['a.webp', 'a.webp']);
  },
);
