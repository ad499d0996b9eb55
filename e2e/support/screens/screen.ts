import type { Page } from '@playwright/test';
import { HOUSE } from '../houses.ts';
import type { Size } from './size.ts';

/** A screen or an overlay in one of its states. */
export interface Screen {
  /** The screen's name, used in file names of screenshots and in the specification's table of elements. */
  readonly name: string;
  /** Opens the screen. When the function is called, the browser shows the previous screen of the walk. */
  show(page: Page, size: Size): Promise<void>;
  /** The only size at which the screen exists; absent: it opens at phone size and is checked at phone and desktop size. */
  readonly only?: Size;
  /** Whether the screen must be opened again on a desktop, because resizing the open phone screen would show another screen. */
  readonly isShownAnew?: boolean;
}

/** Screens that a test visits one after the other in one browser. */
export interface Walk {
  readonly title: string;
  /** Patterns of error messages that the screens cause on purpose. */
  readonly expectedErrors?: readonly RegExp[];
  /** Prepares the browser before the first screen. */
  begin?(page: Page): Promise<void>;
  readonly screens: readonly Screen[];
}

export function screen(name: string, show: Screen['show'], only?: Size): Screen {
  return { name, show, ...(only && { only }) };
}

export async function houseId({ request }: Page, title = HOUSE): Promise<number> {
  const houses: { Id: number; Title: string }[] = await (await request.get('/api/houses')).json();
  return houses.find((house) => house.Title === title)?.Id ?? 0;
}
