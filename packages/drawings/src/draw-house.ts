import type { HouseDrawing } from '@gavel/core';
import { drawCarport } from './house/carport.ts';
import { drawDoor, drawGarageDoor, drawPatioDoors } from './house/door.ts';
import { drawDormers, frontGable } from './house/dormer.ts';
import { type HousePaints, housePaints } from './house/house-paints.ts';
import { type Facade, layoutFacade, type Opening } from './house/layout-facade.ts';
import { garden, type HouseMeasures, measureHouse, sheet, type View } from './house/measure-house.ts';
import { drawPorch } from './house/porch.ts';
import { drawDownpipes, drawEavesShade, drawRoof } from './house/roof.ts';
import { roofDefinitions } from './house/roof-covering.ts';
import { drawRoofEdge } from './house/roof-edge.ts';
import { drawChimney, drawRoofSafety, drawSolar } from './house/roof-fittings.ts';
import { siteOf } from './house/site.ts';
import { drawTerrace, terraceSpan } from './house/terrace.ts';
import { drawCorners, drawPlinth, drawWall, wallDefinitions } from './house/wall.ts';
import { drawWindows, windowDefinitions } from './house/window.ts';
import type { Paints } from './ink/paint.ts';
import { hash } from './ink/random.ts';
import { document, element, ellipse, glow, gradient, group, polygon, rect } from './ink/svg.ts';
import { drawScenery } from './nature/draw-scenery.ts';

/**
 * Draws a building in its garden as an SVG document of 2000 × 1430 units, with the building in the middle (1000, 760) and space on every
 * side. Equal arguments give equal text.
 * @param keys the chosen paint of each category: cladding, facade, roof, windows, door, trim, terrace, solar, chimney, porch; a missing
 * category has its usual look
 * @param wide whether to show the whole garden: 450 more units on the left and on the right, and 670 more units below; the building has the
 * same size
 */
export function drawHouse(drawing: HouseDrawing, keys: Paints, view: View, wide = false): string {
  const measures = measureHouse(drawing, view);
  const paints = housePaints(drawing, keys);
  const facade = layoutFacade(measures, paints.door.leaves === 2 ? 1.5 : 1);
  const prefix = `h${(hash(JSON.stringify([drawing, [...keys], view])) % 46656).toString(36)}-`;
  const scenery = drawScenery(prefix, siteOf(measures, paints, facade));
  const definitions = element(
    'defs',
    {},
    [
      scenery.definitions,
      wallDefinitions(prefix, measures, paints),
      roofDefinitions(prefix, measures, paints),
      windowDefinitions(prefix),
      light(prefix),
    ].join(''),
  );
  const building = group(
    drawing.open ? openBuilding(prefix, measures, paints) : closedBuilding(prefix, measures, paints, facade),
    { id: `${prefix}building` },
  );
  const inGarden = (drawn: string) => group([drawn], { transform: `translate(${-garden.beside} 0)` });
  const picture = [definitions, inGarden(scenery.behind), groundShadow(prefix, measures), building, inGarden(scenery.front)].join(
    '',
  );
  if (!wide) return document(sheet.width, sheet.height, picture);
  return document(
    sheet.width + 2 * garden.beside,
    garden.height,
    group([picture], { transform: `translate(${garden.beside} 0)` }),
  );
}

/**
 * Returns the drawn parts of a building with walls. The parts at the back come first, because each part covers the parts before it.
 */
function closedBuilding(prefix: string, measures: HouseMeasures, paints: HousePaints, facade: Facade): readonly string[] {
  const { scale, x, y } = measures;
  const box = ({ x: left, y: foot, width, height }: Opening) => ({
    x: x(left),
    y: y(foot + height),
    width: width * scale,
    height: height * scale,
    scale,
  });
  const patioMiddle = facade.patio ? facade.patio.x + facade.patio.width / 2 : measures.drawing.width / 2;
  const gap = frontGable(measures, facade);
  const span = facade.patio ? terraceSpan(measures, paints, patioMiddle) : null;
  return [
    drawChimney(measures, paints),
    drawWall(prefix, measures.wall, paints.facade),
    drawPlinth(measures, paints.plinth),
    drawCorners(measures, paints.trim),
    drawRoofEdge(prefix, measures, paints),
    drawRoof(prefix, measures, paints),
    drawRoofSafety(measures, paints, facade),
    drawSolar(measures, paints),
    measures.faces === 'eaves' ? drawDownpipes(measures, paints) : '',
    drawDormers(prefix, measures, paints, facade),
    drawWindows(
      prefix,
      facade.windows.map((opening) => ({ ...box(opening), sash: paints.sash, trim: paints.trim, style: paints.windows })),
    ),
    ...facade.garage.map((opening) => drawGarageDoor(prefix, box(opening), paints.garage, paints.trim)),
    facade.patio ? drawPatioDoors(prefix, box(facade.patio), paints) : '',
    facade.door ? drawDoor(prefix, box(facade.door), paints) : '',
    measures.faces === 'eaves' ? drawEavesShade(prefix, measures, gap) : '',
    facade.door ? drawPorch(prefix, measures, paints, facade.door) : '',
    span ? drawTerrace(prefix, measures, paints, span, patioMiddle) : '',
  ];
}

function openBuilding(prefix: string, measures: HouseMeasures, paints: HousePaints): readonly string[] {
  const { wall, faces } = measures;
  const gable = faces === 'gable' ? drawWall(prefix, wall.slice(1, 4), paints.facade) : '';
  return [
    drawCarport(prefix, measures, paints),
    gable,
    drawRoofEdge(prefix, measures, paints),
    drawRoof(prefix, measures, paints),
    drawSolar(measures, paints),
  ];
}

/** Draws the building's shadow on the lawn: a dark line along its foot, and a long shape to the right, away from the light. */
function groundShadow(prefix: string, { left, right, ground, ridge }: HouseMeasures): string {
  const reach = (ground - ridge) * 0.42;
  return (
    polygon(
      [
        [right - 30, ground],
        [right + reach * 0.25, ground + 4],
        [right + reach, ground - 46],
        [right + reach * 0.82, ground - 62],
        [right - 30, ground - 62],
      ],
      { fill: `url(#${prefix}shade)` },
    ) +
    ellipse((left + right) / 2 + 20, ground + 6, (right - left) / 2 + 60, 26, { fill: `url(#${prefix}contact)` }) +
    rect(left, ground - 2, right - left, 8, { fill: '#26382a', opacity: 0.4 })
  );
}

function light(prefix: string): string {
  return [
    gradient(
      `${prefix}walllight`,
      [
        [0, '#fff1d6', 0.15],
        [0.4, '#fff1d6', 0],
        [1, '#1d1e28', 0.18],
      ],
      'right',
    ),
    gradient(
      `${prefix}shade`,
      [
        [0, '#2c4232', 0.55],
        [1, '#2c4232', 0.12],
      ],
      'right',
    ),
    glow(`${prefix}contact`, [
      [0, '#24372a', 0.75],
      [0.7, '#24372a', 0.45],
      [1, '#24372a', 0],
    ]),
    glow(`${prefix}lamplight`, [
      [0, '#ffe0a0', 0.5],
      [1, '#ffe0a0', 0],
    ]),
  ].join('');
}
