/** The materials of a section drawing: an architect's hatching over a colour. */
export const materials = [
  pattern('earth', 340, '#e0d5c3', 'M0 340L340 0M-85 85L85 -85M255 425L425 255', '#a8977c', 16),
  pattern('gravel', 300, '#d9d3c6', 'M40 60a40 40 0 1 0 1 0M190 150a46 46 0 1 0 1 0M90 220a30 30 0 1 0 1 0', '#9c948a', 12),
  pattern('concrete', 260, '#d3d0c9', 'M40 40l30 50h-60zM170 150l26 40h-52zM200 40h14M60 200h14M120 90h12', '#8f8b84', 10),
  pattern('soft', 200, '#f6e9c8', 'M0 0q50 100 100 200q50 -100 100 -200', '#c9a958', 12),
  pattern('foam', 180, '#eef0ee', 'M0 0L180 180M180 0L0 180', '#aab3ae', 9),
  pattern('wood', 150, '#e5c595', 'M0 40q75 -30 150 0M0 110q75 30 150 0', '#b58a4e', 10),
  pattern('brick', 240, '#c98a72', 'M0 0h240M0 120h240M0 0v120M120 120v120', '#f0e6dc', 14),
].join('');

function pattern(id: string, size: number, tone: string, lines: string, ink: string, width: number): string {
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="M0 0h${size}v${size}H0z" fill="${tone}"/><path d="${lines}" fill="none" stroke="${ink}" stroke-width="${width}"/></pattern>`;
}

export type Material = 'earth' | 'gravel' | 'concrete' | 'soft' | 'foam' | 'wood' | 'brick';

export function filled(material: Material): string {
  return `url(#${material})`;
}
