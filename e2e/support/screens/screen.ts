import type { Page } from '@playwright/test';
import { HOUSE } from '../houses.ts';
import type { Size } from './size.ts';

/** A screen or an overlay in one of its states. */
export interface Screen {
  /** What its screenshot and the list of the specification's elements call it. */
  readonly name: string;
  /** Leads there from the screen before it in the walk. */
  show(page: Page, size: Size): Promise<void>;
  /** The one size at which it exists; absent: it is shown on a phone, and looked at there and on a desktop. */
  readonly only?: Size;
  /** It is shown once more on a desktop, where it is another one than what the phone's becomes. */
  readonly isShownAnew?: boolean;
}

/** Screens that are seen one after the other in one browser. */
export interface Walk {
  readonly title: string;
  /** Messages that its screens provoke on purpose. */
  readonly expectedErrors?: readonly RegExp[];
  /** Before the first screen. */
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
