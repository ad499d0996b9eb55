/** A door or opening between two rooms. The text `H-B 4200` is a door from room H into room B, with its middle at 4200 mm. */
export interface Link {
  readonly rooms: readonly [from: string, to: string];
  readonly kind: 'door' | 'open' | 'sliding' | 'passage' | 'slats';
  /** The direction in which `at` is measured: `x` from the left, `y` from the back; null: the direction in which the wall runs. */
  readonly axis: 'x' | 'y' | null;
  /** The middle of the opening, mm from the left or the back of the house; null: the middle of the wall. */
  readonly at: number | null;
  /** The width of the opening, mm. */
  readonly width: number;
  /**
   * The end of the opening where the hinges are: `first` is the end nearer to the back or the left. Null: the end that is nearer to an end
   * of the wall.
   */
  readonly hinge: 'first' | 'last' | null;
}

const widths = { door: 900, open: 0, sliding: 1800, passage: 1200, slats: 0 } as const;

/**
 * Parses `FROM-TO [open|sliding|passage|slats] [[x|y]AT] [WIDTH wide] [first|last]`, such as `H-B y4200 1000 wide first`. FROM and TO are
 * the letters of two rooms. Without a kind, the link is a door that opens into TO. `open`: no wall; `sliding`: two sliding leaves;
 * `passage`: a hole in the wall; `slats`: a slatted wall. AT and WIDTH are mm: see `at` and `width` of `Link`. `first`: the hinges are at
 * the end of the opening nearer to the left or back of the house; `last`: at the other end. Returns null for any other text.
 */
export function readLink(written: string): Link | null {
  const match = /^([A-Z])-([A-Z])(?: (open|sliding|passage|slats))?(?: ([xy])?(\d+))?(?: (\d+) wide)?(?: (first|last))?$/.exec(
    written,
  );
  if (!match) return null;
  const [, from = '', to = '', kind = 'door', axis, at, width, hinge] = match;
  if (!isKind(kind)) return null;
  return {
    rooms: [from, to],
    kind,
    axis: axis === 'x' || axis === 'y' ? axis : null,
    at: at === undefined ? null : Number(at),
    width: width === undefined ? widths[kind] : Number(width),
    hinge: hinge === 'first' || hinge === 'last' ? hinge : null,
  };
}

function isKind(kind: string): kind is Link['kind'] {
  return Object.hasOwn(widths, kind);
}
