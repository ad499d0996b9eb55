import { flooring } from './floor-reliefs.ts';
import { hash, noise } from './noise.ts';
import type { Relief } from './relief.ts';
import { ramp, wood } from './wood.ts';

/** Returns the relief of a surface; null: the surface is smooth. */
export function reliefOf(look: string, form: string): Relief | null {
  switch (look) {
    case 'boards':
      return boards(form);
    case 'roofing':
      return roofing(form);
    case 'decking':
      return planks;
    case 'flooring':
      return flooring(form);
    case 'brick':
      return bricks;
    case 'stone':
      return form === 'gravel' ? gravel : stone;
    default:
      return null;
  }
}

function boards(form: string): Relief {
  switch (form) {
    case 'lying':
      return lying(
        0.145,
        (up) => 0.026 - 0.018 * (up / 0.145) - 0.012 * (1 - ramp(0, 0.006, up)),
        (up) => 1 - 0.55 * (1 - ramp(0.004, 0.022, 0.145 - up)),
      );
    case 'lapped':
      return lying(
        0.165,
        (up) => 0.034 - 0.03 * (up / 0.165),
        (up) => 1 - 0.7 * (1 - ramp(0.002, 0.03, 0.165 - up)),
      );
    case 'batten':
      return standing(0.15, 0.036, 0.022);
    case 'flush':
      return standing(0.12, 0, 0.0);
    default:
      return standing(0.165, 0.056, 0.024);
  }
}

/** Returns vertical boards. Narrower boards of the width `cover` hide the gaps; if `cover` is 0, grooves are between the boards. */
function standing(each: number, cover: number, thick: number): Relief {
  const count = 8;
  const whole = each * count;
  return {
    width: whole,
    height: whole,
    pixels: 512,
    at(x, y) {
      const board = Math.floor(x / each) % count;
      const from = x - board * each;
      const toGap = Math.min(from, each - from);
      if (cover === 0) {
        const light = 0.55 + 0.45 * ramp(0.002, 0.008, toGap);
        return [-0.008 * (1 - ramp(0.001, 0.006, toGap)), light * (0.94 + wood(board, x / whole, y / whole))];
      }
      const isCover = toGap < cover / 2;
      const edge = toGap - cover / 2;
      const shadow = edge < 0 ? 1 : 0.5 + 0.5 * ramp(0, 0.016, edge);
      const rise = thick * (1 - ramp(-0.004, 0.001, edge));
      return [
        rise,
        shadow * ((isCover ? 0.985 : 0.93) + wood(isCover ? board + 40 + Math.round(from / each) : board, x / whole, y / whole)),
      ];
    },
  };
}

/**
 * Returns horizontal boards, each `each` metres high. At the distance `up` over a board's lower edge (m), `rise` returns how far the board
 * projects (m), and `light` its brightness (0–1).
 */
function lying(each: number, rise: (up: number) => number, light: (up: number) => number): Relief {
  const count = 8;
  const whole = each * count;
  return {
    width: whole,
    height: whole,
    pixels: 512,
    at(x, y) {
      const board = Math.floor(y / each) % count;
      const up = y - board * each;
      return [rise(up), light(up) * (0.95 + wood(board, y / whole, x / whole))];
    },
  };
}

function roofing(form: string): Relief {
  switch (form) {
    case 'metal':
      return {
        width: 1,
        height: 1,
        pixels: 256,
        at(x) {
          const from = Math.abs(((x + 0.25) % 0.5) - 0.25);
          return [0.03 * (1 - ramp(0.006, 0.014, from)), 0.94 - 0.3 * ramp(0.03, 0.012, from) + 0.06 * ramp(0.012, 0.004, from)];
        },
      };
    case 'sedum':
      return {
        width: 2,
        height: 2,
        pixels: 256,
        at(x, y) {
          const coarse = noise(x * 4, y * 4, 8);
          const fine = noise(x * 32, y * 32, 64);
          return [0.05 * coarse + 0.03 * fine, 0.45 + 0.35 * coarse + 0.3 * fine];
        },
      };
    case 'clay':
      return tiles(0.21, 0.3, 0.045);
    default:
      return tiles(0.15, 0.345, 0.034);
  }
}

/** Returns roof tiles: waves across the roof, and courses that each overlap the one below. */
function tiles(wave: number, course: number, deep: number): Relief {
  const [waves, courses] = [8, 4];
  return {
    width: wave * waves,
    height: course * courses,
    pixels: 512,
    at(x, y) {
      const [column, row] = [Math.floor(x / wave) % waves, Math.floor(y / course) % courses];
      const t = x / wave - column;
      const up = y - row * course;
      const arch = t < 0.68 ? Math.sin((Math.PI * t) / 0.68) : -0.16 * Math.sin((Math.PI * (t - 0.68)) / 0.32);
      const lap = 0.03 * (1 - up / course);
      const shadow = 1 - 0.6 * (1 - ramp(0.0, 0.05, course - up)) * (0.6 + 0.4 * arch);
      const valley = 0.72 + 0.28 * ramp(-0.15, 0.5, arch);
      const own =
        0.93 +
        (hash(column + row * 16, 9) - 0.5) * 0.1 +
        (noise((x / wave) * 6, (y / course) * 12, waves * 6, courses * 12) - 0.5) * 0.06;
      return [deep * arch + lap, shadow * valley * own];
    },
  };
}

/** Boards of 145 mm with gaps, along the first axis. */
const planks: Relief = {
  width: 1.16,
  height: 1.16,
  pixels: 512,
  at(x, y) {
    const board = Math.floor(y / 0.145) % 8;
    const up = y - board * 0.145;
    const toGap = Math.min(up, 0.145 - up);
    return [
      -0.012 * (1 - ramp(0.002, 0.007, toGap)),
      (0.35 + 0.65 * ramp(0.001, 0.006, toGap)) * (0.92 + 1.6 * wood(board, y / 1.16, x / 1.16)),
    ];
  },
};

const bricks: Relief = {
  width: 1.04,
  height: 0.6,
  pixels: 512,
  at(x, y) {
    const row = Math.floor(y / 0.075) % 8;
    const shifted = (x + (row % 2) * 0.13) % 1.04;
    const column = Math.floor(shifted / 0.26) % 4;
    const [u, v] = [shifted - column * 0.26, y - row * 0.075];
    const toJoint = Math.min(u, 0.26 - u, v, 0.075 - v);
    const body = ramp(0.004, 0.008, toJoint);
    const own = 0.8 + (hash(column + row * 8, 5) - 0.5) * 0.3 + (noise((x / 1.04) * 64, (y / 0.6) * 40, 64, 40) - 0.5) * 0.12;
    return [0.008 * body, body * own + (1 - body) * 1];
  },
};

const stone: Relief = {
  width: 1,
  height: 1,
  pixels: 256,
  at(x, y) {
    const coarse = noise(x * 6, y * 6, 6);
    const fine = noise(x * 80, y * 80, 80);
    return [0.002 * fine, 0.86 + 0.1 * (coarse - 0.5) + 0.12 * (fine - 0.5)];
  },
};

const gravel: Relief = {
  width: 1.5,
  height: 1.5,
  pixels: 256,
  at(x, y) {
    const coarse = noise((x / 1.5) * 5, (y / 1.5) * 5, 5);
    const pebble = noise((x / 1.5) * 90, (y / 1.5) * 90, 90);
    return [0.012 * pebble, 0.78 + 0.14 * (coarse - 0.5) + 0.4 * (pebble - 0.5)];
  },
};
