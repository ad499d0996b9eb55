import { expect, test } from 'vitest';
import { createLayerImages, type LayerImage } from './layer-images.ts';

/**
 * Returns simulated images of 100 × 100 pixels. An image fails to load if its address contains "missing". `made` lists the addresses that
 * were loaded.
 */
function images(budget?: number) {
  const made: string[] = [];
  const warned: string[] = [];
  const newImage = (): LayerImage => {
    let address = '';
    return {
      set src(value: string) {
        address = value;
        made.push(value);
      },
      get src() {
        return address;
      },
      naturalWidth: 100,
      naturalHeight: 100,
      decode: () => (address.includes('missing') ? Promise.reject(new Error('no picture')) : Promise.resolve()),
    };
  };
  const layers = createLayerImages(newImage, (address) => warned.push(address), budget);
  const decode = async (...addresses: string[]) => (await layers.decode(addresses)).map(({ address }) => address);
  return { layers, decode, made, warned };
}

test('a layer that has been decoded earlier is not loaded again', async () => {
  const { decode, made } = images();
  await decode('base', 'facade-red', 'roof');
  expect(await decode('base', 'facade-white', 'roof')).toEqual(['base', 'facade-white', 'roof']);
  expect(made).toEqual(['base', 'facade-red', 'roof', 'facade-white']);
});

test('if a layer is missing, decode returns the other layers and reports the missing layer only once; the next call requests the missing layer again', async () => {
  const { decode, made, warned } = images();
  expect(await decode('base', 'missing', 'roof')).toEqual(['base', 'roof']);
  expect(await decode('base', 'missing')).toEqual(['base']);
  expect(warned).toEqual(['missing']);
  expect(made.filter((address) => address === 'missing')).toHaveLength(2);
});

test('the cache forgets the layers that were not used for the longest time, but never a layer that the current picture needs', async () => {
  const { decode, made } = images(3 * 100 * 100 * 4);
  await decode('a', 'b', 'c');
  await decode('a', 'd');
  await decode('c');
  expect(made).toEqual(['a', 'b', 'c', 'd']);
  await decode('b');
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
  await decode('1', '2', '3', '4');
  await decode('1', '2', '3', '4');
  expect(made.slice(5)).toEqual(['1', '2', '3', '4']);
});

test('a decoded layer has the width and height of its own image file', async () => {
  const { layers } = images();
  expect(await layers.decode(['base'])).toEqual([{ address: 'base', width: 100, height: 100 }]);
});
