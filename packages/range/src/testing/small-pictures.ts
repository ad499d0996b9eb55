import { aWebp } from './a-webp.ts';
import type { FileChange } from './write-range.ts';

const subject = { x: 400, y: 300, width: 1200, height: 830 };
const frame = { width: 2000, height: 1430, subject };

/** Returns a manifest of the small range's villa for two cameras: red boards in the base, black ones as a layer. */
export function villaManifest(parts: { readonly layers?: readonly object[] } = {}): string {
  const layers = parts.layers ?? [
    { picture: 'front/base.webp', keys: {} },
    { picture: 'front/facade-svart.webp', keys: { facade: 'svart' } },
  ];
  const back = layers.map((layer) => JSON.parse(JSON.stringify(layer).replace('front/', 'back/')));
  const base = { facade: 'rod' };
  return JSON.stringify({ cameras: { front: { ...frame, base, layers }, back: { ...frame, base, layers: back } } }, null, 1);
}

/** The pictures of the villa's façade. */
export const villaPictures: Readonly<Record<string, string | Buffer>> = {
  'pictures/exterior/villa/manifest.json': villaManifest(),
  ...Object.fromEntries(
    ['front', 'back'].flatMap((camera) =>
      ['base', 'facade-svart'].map((name) => [`pictures/exterior/villa/${camera}/${name}.webp`, aWebp(2000, 1430)]),
    ),
  ),
};

/** Changes of the small range, after which its kitchen has a scene for each of its two forms, and fronts in two finishes. */
export const kitchenRange: Readonly<Record<string, FileChange>> = {
  'sections.yaml': [
    '  houses: [bostad]\n',
    '  houses: [bostad]\n  scene: kitchen\n  cameras: [kitchen-1, kitchen-2]\n  sceneFrom: kok-form\n',
  ],
  'questions/kok.yaml': `- key: kok-form
  title: Kökets form
  rendering: layers
  answers:
    - key: rak
      title: Rakt
      default: true
      picture: ['form:kitchen-rak']
      sample: { pattern: plan, colour: '#ffffff' }
    - key: ko
      title: Med köksö
      rule: municipality in ["Lund", "Luleå"]
      price: 25000
      picture: ['form:kitchen-o']
      sample: { pattern: plan, colour: '#ffffff' }
- key: koksluckor
  title: Köksluckor
  rendering: layers
  camera: kitchen-2
  answers:
    - key: lucka-vit
      title: Vita luckor
      default: true
      picture: ['fronts:vit']
      sample: { pattern: lucka-slat, colour: '#ffffff' }
    - key: lucka-ek
      title: Luckor av ek
      price: { price: 350, per: luckor }
      picture: ['fronts:ek']
      sample: { pattern: lucka-ram, colour: '#bb9966' }
`,
};

export const kitchenPictures: Readonly<Record<string, string | Buffer>> = Object.fromEntries(
  ['kitchen-rak', 'kitchen-o'].flatMap((scene): [string, string | Buffer][] => [
    [`pictures/interior/${scene}/scene.json`, JSON.stringify({ cameras: { 'kitchen-1': frame, 'kitchen-2': frame } }, null, 1)],
    ...['kitchen-1', 'kitchen-2'].flatMap((camera) =>
      ['base', 'fronts/vit', 'fronts/ek'].map((name): [string, Buffer] => [
        `pictures/interior/${scene}/${camera}/${name}.webp`,
        aWebp(2000, 1430),
      ]),
    ),
  ]),
);

/** Adds a pantry beside the kitchen, and a camera in the kitchen's section that shows the pantry. */
export const pantryRange: Readonly<Record<string, FileChange>> = {
  'cameras.yaml': [
    '- { key: kitchen-2, title: Bänk }\n',
    '- { key: kitchen-2, title: Bänk }\n- { key: pantry-1, title: Skafferi }\n',
  ],
  'sections.yaml': [
    '  houses: [bostad]\n  questions: [kok-form, koksluckor]\n',
    `  houses: [bostad]
  scene: kitchen
  cameras: [kitchen-1, kitchen-2, pantry-1]
  sceneFrom: kok-form
  questions: [kok-form, koksluckor, hyllor]
`,
  ],
  'questions/kok.yaml': `${kitchenRange['questions/kok.yaml']}- key: hyllor
  title: Hyllor
  rendering: layers
  camera: pantry-1
  answers:
    - key: hyllor-vita
      title: Vita hyllor
      default: true
      picture: ['shelves:vit']
      sample: { pattern: plank, colour: '#ffffff' }
    - key: hyllor-ek
      title: Hyllor av ek
      price: 900
      picture: ['shelves:ek']
      sample: { pattern: plank, colour: '#bb9966' }
`,
};

const pantryFrame = { width: 900, height: 600, subject: { x: 100, y: 100, width: 700, height: 400 } };

export const pantryPictures: Readonly<Record<string, string | Buffer>> = {
  'pictures/interior/pantry/scene.json': JSON.stringify({ cameras: { 'pantry-1': pantryFrame } }, null, 1),
  ...Object.fromEntries(
    ['base', 'shelves/vit', 'shelves/ek'].map((name): [string, Buffer] => [
      `pictures/interior/pantry/pantry-1/${name}.webp`,
      aWebp(900, 600),
    ]),
  ),
};
