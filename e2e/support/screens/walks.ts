import { account } from './account.ts';
import { administrators } from './administrators.ts';
import { compare } from './compare.ts';
import { keptHouse } from './kept-house.ts';
import { newHouse } from './new-house.ts';
import { overlays } from './overlays.ts';
import { pagesToRead } from './pages-to-read.ts';
import { plots } from './plots.ts';
import { savedHouses } from './saved-houses.ts';
import type { Walk } from './screen.ts';
import { seldomSeen } from './seldom-seen.ts';
import { staff } from './staff.ts';
import { steps } from './steps.ts';
import { summary } from './summary.ts';
import { trouble } from './trouble.ts';

/** The screens and overlays of the site, for screenshots and accessibility checks. */
export const walks: readonly Walk[] = [
  steps,
  overlays,
  plots,
  summary,
  pagesToRead,
  newHouse,
  keptHouse,
  compare,
  account,
  savedHouses,
  staff,
  administrators,
  trouble,
  seldomSeen,
];
