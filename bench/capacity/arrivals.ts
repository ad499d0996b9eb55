/** Returns a function that draws the time in ms between two arrivals that are independent of each other (a Poisson process). */
export function poissonGaps(perSecond: number, random: () => number): () => number {
  return () => (-Math.log(1 - random()) * 1000) / perSecond;
}

/** Returns a function that picks a random kind. The probability of a kind is in proportion to its weight. */
export function drawBy<Kind extends string>(weights: Readonly<Record<Kind, number>>, random: () => number): () => Kind {
  const kinds = Object.keys(weights) as Kind[];
  const total = kinds.reduce((sum, kind) => sum + weights[kind], 0);
  return () => {
    let left = random() * total;
    const drawn = kinds.find((kind) => {
      left -= weights[kind];
      return left < 0;
    });
    const [first] = kinds;
    if (first === undefined) throw new Error('there is no kind to draw');
    return drawn ?? first;
  };
}
