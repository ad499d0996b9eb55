import { colourOf, type SurfaceLooks } from '@gavel/core/plan';
import type { Form } from './form.ts';
import type { Material, MaterialKey } from './house-model.ts';
import { roomMaterials } from './room-materials.ts';

const WHITE = '#f3f2ee';

/** The materials of furniture and fittings that no answer changes. Materials with the same look and form are rendered together. */
const plainMaterials: readonly (readonly [MaterialKey, Material])[] = [
  ['stairTrim', { look: 'paint', form: '', colour: '#f2efe8' }],
  ['gaps', { look: 'paint', form: '', colour: '#35332f' }],
  ['steel', { look: 'metal', form: 'painted', colour: '#b6b9ba' }],
  ['brass', { look: 'metal', form: 'painted', colour: '#b28a4a' }],
  ['porcelain', { look: 'paint', form: '', colour: '#f7f6f2' }],
  ['mirror', { look: 'metal', form: 'painted', colour: '#c3d0d3' }],
  ['linen', { look: 'cloth', form: '', colour: '#cfc4b0' }],
  ['rug', { look: 'cloth', form: '', colour: '#bdb2a0' }],
];

/** The parts of the drawings whose answers change only materials. The answer of every other part may change the shape of a house. */
export const SURFACE_PARTS: ReadonlySet<string> = new Set(['paint', 'boarding', 'doorPaint', 'frames', 'glass', 'decking']);

/**
 * Returns the appearance of each surface in the chosen colours. Rooms are darker in a house that is shown from outside, since
 * little of a room shows through a window.
 * @param isOpen whether the model shows the rooms, not the house from outside
 */
export function materialsOf(
  { facades: { front, back } }: Form,
  isOpen: boolean,
  looks: SurfaceLooks,
): ReadonlyMap<MaterialKey, Material> {
  const { parts, wall, trim } = front;
  const form = (part: Parameters<typeof parts.get>[0], usual: string) => String(parts.get(part)?.value ?? usual);
  const colour = (part: Parameters<typeof parts.get>[0], usual: string) => colourOf(parts.get(part), usual);
  const paint = (value: string): Material => ({ look: 'paint', form: '', colour: value });
  const boarding = form('boarding', 'cover');
  const door = parts.get('doorPaint')?.colour ?? colour('door', '#4d5b50');
  const railing = back.parts.get('railing');
  const frames = parts.get('frames');
  return new Map<MaterialKey, Material>([
    ['boards', { look: 'boards', form: boarding, colour: wall }],
    ['gable', { look: 'boards', form: 'lapped', colour: wall }],
    ['trim', paint(trim)],
    ['frame', { look: frames?.value === 'metal' ? 'metal' : 'paint', form: 'painted', colour: colourOf(frames, WHITE) }],
    ['glass', { look: 'glass', form: parts.get('glass') ? 'tinted' : '', colour: colour('glass', '#5b6b73') }],
    ...roomMaterials(looks, isOpen),
    ['floor', { look: 'decking', form: '', colour: isOpen ? '#b3936b' : '#6d5338' }],
    ['cloth', { look: 'cloth', form: '', colour: '#7d8a8c' }],
    ['curtain', { look: 'cloth', form: '', colour: '#f4f1ea' }],
    ['door', { look: form('doorPaint', '') === 'oak' ? 'decking' : 'paint', form: form('doorPaint', ''), colour: door }],
    ['gate', paint(colour('gates', WHITE))],
    ['metal', { look: 'metal', form: 'painted', colour: '#3a3d40' }],
    ['roofing', { look: 'roofing', form: form('roofing', 'concrete'), colour: colour('roofing', '#4b4a47') }],
    ['soffit', paint(trim)],
    ['gutter', { look: 'metal', form: 'painted', colour: colour('gutter', '#e9e7e0') }],
    ['plinth', { look: 'stone', form: '', colour: '#b3afa6' }],
    ['stone', { look: 'stone', form: '', colour: '#a7a49d' }],
    ['deck', { look: 'decking', form: 'boards', colour: colourOf(back.parts.get('decking'), '#b99669') }],
    [
      'railing',
      {
        look: railing?.value === 'iron' || railing?.value === 'glass' ? 'metal' : 'paint',
        form: 'painted',
        colour: railing?.value === 'glass' ? '#9aa0a3' : colourOf(railing, WHITE),
      },
    ],
    ['railingGlass', { look: 'glass', form: 'clear', colour: '#dbe7e8' }],
    ['white', paint('#f0ece1')],
    ['timber', paint(wall)],
    ...plainMaterials,
    ['larch', { look: 'decking', form: '', colour: '#b98d57' }],
    ['awning', { look: 'cloth', form: 'stripes', colour: '#a89f8c' }],
    [
      'chimney',
      { look: form('chimney', '') === 'brick' ? 'brick' : 'metal', form: 'painted', colour: colour('chimney', '#7c4a3a') },
    ],
    ['solar', { look: 'solar', form: '', colour: parts.get('solar')?.value === 'roof' ? '#10161f' : colour('solar', '#141b26') }],
    ['ghost', paint('#f6f1e8')],
    ['light', { look: 'light', form: '', colour: '#ffe9b8' }],
  ]);
}
