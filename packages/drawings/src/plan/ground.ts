import {
  balconyBox,
  CORNER,
  entranceDepth,
  type Features,
  type HousePlan,
  type Side,
  type Storey,
  TO_HOUSE,
  terraceOf,
} from '@gavel/core/plan';

/** How far the surroundings of a storey (terrace, porch, steps) extend beyond its façades, mm. */
export interface Ground {
  readonly front: number;
  readonly back: number;
  readonly left: number;
  readonly right: number;
}

/**
 * Returns how far the surroundings of a storey extend beyond its façades. The sheet and the chains of dimensions must leave space for them.
 */
export function groundRound(plan: HousePlan, storey: Storey, features: Features): Ground {
  const none = { front: 200, back: 0, left: 0, right: 0 };
  if (storey.at > 0) {
    const balcony = balconyBox(plan, features);
    if (!balcony) return none;
    return balcony.y < 0 ? { ...none, back: balcony.height } : { ...none, front: balcony.height + 200 };
  }
  const terrace = terraceOf(plan, storey, features);
  const isFront = plan.door?.side === 'front';
  const garden = storey.ways.some(({ kind }) => kind === 'terrace') ? 500 : 0;
  const isMirrored = features.mirrored === true;
  /** Returns the space for the open leaf of an entrance on this side. */
  const beside = (side: Side) => (plan.door?.side === side ? 1100 : 0);
  const [left, right] = [beside(isMirrored ? 'right' : 'left'), beside(isMirrored ? 'left' : 'right')];
  const corner = terrace && terrace.length > 1 ? CORNER : 0;
  const joined = features.joined === 'roof' ? TO_HOUSE : features.joined === 'house' ? 900 : 0;
  const unit = features.shows?.heating === 'airWater' ? 700 : 0;
  return {
    front: isFront ? entranceDepth(features) + 500 : plan.gates.length > 0 ? 500 : 200,
    back: Math.max(beside('back'), terrace?.[0]?.height ?? garden),
    left: Math.max(left, isMirrored ? Math.max(corner, unit) : 0),
    right: Math.max(right, joined, isMirrored ? 0 : Math.max(corner, unit)),
  };
}
