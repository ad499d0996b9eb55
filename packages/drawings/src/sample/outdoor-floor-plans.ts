interface FloorPlan {
  readonly outer: string;
  readonly inner: string;
  readonly doors: string;
  readonly furniture: string;
  /** The room that is drawn in a darker colour: x, y, width, height. */
  readonly tinted: readonly [number, number, number, number];
}

export const floorPlans: readonly [FloorPlan, ...FloorPlan[]] = [
  {
    outer: 'M58 28h60m24 0h120v64m0 24v56H158m-26 0H58V112m0 -22V28',
    inner: 'M58 98h48m18 0h32M156 28v30m0 18v56M156 132h34m20 0h52',
    doors: 'M106 98a18 18 0 0 1 18 -18M132 172a26 26 0 0 1 26 -26',
    furniture: 'M172 44h46v30h-46zM70 40h34v14H70zM74 120h30v38H74zM196 150h40v12h-40z',
    tinted: [156, 28, 106, 104],
  },
  {
    outer: 'M58 28h96m26 0h82v144h-60m-26 0H58v-60m0 -22V28',
    inner: 'M128 28v44m0 18v82M128 112h46m18 0h70M196 28v84',
    doors: 'M128 72a18 18 0 0 1 18 18M176 172a26 26 0 0 1 26 -26',
    furniture: 'M70 44h40v52H70zM70 44h40v14H70zM210 42h40v24h-40zM142 128h20v30h-20zM222 132h24v24h-24z',
    tinted: [58, 28, 70, 144],
  },
  {
    outer: 'M58 28h38m44 0h122v50m0 24v70h-92m-26 0H58V28',
    inner: 'M58 84h40m18 0h34V28M150 84v18M200 172v-58h62M200 114v-16M200 78V28',
    doors: 'M98 84a18 18 0 0 1 18 18M144 172a26 26 0 0 1 26 -26',
    furniture: 'M80 118h52v28H80zM80 112h12v6H80zM106 112h12v6h-12zM80 146h12v6H80zM216 40h34v26h-34zM214 130h34v28h-34z',
    tinted: [58, 84, 142, 88],
  },
  {
    outer: 'M58 28h120m24 0h60v144h-36m-24 0H58v-74m0 -24V28',
    inner: 'M166 28v40m0 18v34h96M58 120h40m20 0h48M112 120v52',
    doors: 'M166 68a18 18 0 0 1 -18 18M202 172a24 24 0 0 1 24 -24',
    furniture: 'M74 42h62v18H74zM74 42v44h16V60M182 44h26v40h-26zM232 44h20v30h-20zM68 134h30v26H68zM126 132h28v28h-28z',
    tinted: [58, 28, 108, 92],
  },
];
