import type { HouseDrawing } from '@gavel/core';
import { mix } from '../ink/colour.ts';
import { type Paints, paint, paintOf } from '../ink/paint.ts';

export type Cladding = 'lockpanel' | 'liggande' | 'fjallpanel' | 'lasyrpanel' | 'tegel' | 'puts';
export type Covering = 'takpannor' | 'platfals' | 'plattak' | 'papp' | 'sedum';
export type WindowStyle = 'slatt' | 'sprojs' | 'kors';

/** The paints and parts of the exterior that follow from the choices. */
export interface HousePaints {
  readonly facade: string;
  readonly cladding: Cladding;
  readonly roof: string;
  readonly covering: Covering;
  readonly trim: string;
  readonly sash: string;
  readonly windows: WindowStyle;
  readonly door: { readonly colour: string; readonly pattern: string; readonly handle: string; readonly leaves: 1 | 2 };
  readonly terrace: 'none' | 'liten' | 'stor';
  readonly solar: boolean;
  /** The colour of the chimney; null: the house has no chimney. */
  readonly chimney: string | null;
  readonly porch: HouseDrawing['porch'];
  /** The colour of gutters and downpipes. */
  readonly drains: string;
  readonly plinth: string;
  readonly terraceWood: string;
  /** The colour of garage doors: a little warmer than the woodwork. */
  readonly garage: string;
}

/** Returns the chosen paints. Without choices: a Falu red house with white corners and a slate-grey roof. */
export function housePaints(drawing: HouseDrawing, paints: Paints): HousePaints {
  const facade = paintOf(paints, 'facade', paint('falurod', '#7c2a22', 'lockpanel'));
  const cladding = paints.get('cladding') ?? facade;
  const roof = paintOf(paints, 'roof', paint('skiffergra', '#45474b', 'takpannor'));
  const trim = paintOf(paints, 'trim', paint('vit', '#f3efe6', 'malad'));
  const windows = paintOf(paints, 'windows', paint('sprojs', trim.colour, 'fonster-sprojs'));
  const door = paintOf(paints, 'door', paint('ek', '#8a5f3a', 'dorr-slat'));
  const chimney = paints.get('chimney');
  return {
    facade: facade.colour,
    cladding: oneOf(
      claddings,
      [facade.pattern === 'tegel' || facade.pattern === 'puts' ? facade.pattern : '', cladding.key, cladding.pattern],
      'lockpanel',
    ),
    roof: roof.colour,
    covering: oneOf(coverings, [roof.pattern], 'takpannor'),
    // Corner boards painted like the wall are slightly darker, as end grain and edges look.
    trim: trim.key === 'fasad' ? mix(facade.colour, '#1d1e28', 0.1) : trim.colour,
    sash: windows.colour,
    windows: oneOf(windowStyles, [windows.pattern.replace('fonster-', '')], 'slatt'),
    door: { colour: door.colour, pattern: door.pattern, handle: door.accent ?? '#c9b386', leaves: door.key === 'par' ? 2 : 1 },
    terrace: oneOf(terraces, [paints.get('terrace')?.key ?? ''], 'none'),
    solar: (paints.get('solar')?.key ?? 'none') !== 'none',
    chimney: (chimney ? chimney.key !== 'none' : drawing.chimney) ? chimneyColour(chimney?.pattern ?? '', chimney?.colour) : null,
    porch: porchOf(drawing, paints.get('porch')?.key),
    drains: mix(trim.key === 'fasad' ? facade.colour : trim.colour, '#77746e', 0.14),
    plinth: '#b7b1a6',
    garage: mix(trim.key === 'fasad' ? '#d9d4ca' : trim.colour, '#b9ae9c', 0.22),
    terraceWood: paints.get('terrace')?.colour ?? '#b59a78',
  };
}

const claddings = ['lockpanel', 'liggande', 'fjallpanel', 'lasyrpanel', 'tegel', 'puts'] as const;
const coverings = ['takpannor', 'platfals', 'plattak', 'papp', 'sedum'] as const;
const windowStyles = ['slatt', 'sprojs', 'kors'] as const;
const terraces = ['none', 'liten', 'stor'] as const;

function oneOf<Known extends string>(known: readonly Known[], tried: readonly string[], otherwise: Known): Known {
  for (const name of tried) {
    const found = known.find((one) => one === name);
    if (found) return found;
  }
  return otherwise;
}

/**
 * Returns the kind of porch. The key `on` means the house's usual porch, or the small gabled porch (`farstukvist`) if the house
 * usually has none.
 */
function porchOf(drawing: HouseDrawing, key: string | undefined): HouseDrawing['porch'] {
  switch (key) {
    case 'none':
      return 'ingen';
    case 'skarmtak':
    case 'farstukvist':
      return key;
    case 'snickarkvist':
      return 'farstukvist';
    default:
      return key === 'on' && drawing.porch === 'ingen' ? 'farstukvist' : drawing.porch;
  }
}

/**
 * Returns the chimney's colour. A chimney of brick, render or stone has its chosen colour; every other chimney has dark sheet metal, as
 * most new chimneys do.
 */
function chimneyColour(pattern: string, colour: string | undefined): string {
  return colour && ['tegel', 'puts', 'sten'].includes(pattern) ? colour : '#35363a';
}
