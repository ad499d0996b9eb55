import type { Page } from '@playwright/test';
import { HOUSE } from '../houses.ts';

/** A screen or an overlay in one of its states. */
export interface Screen {
  /** What its screenshot and the list of the specification's elements call it. */
  readonly name: string;
  /** Where it exists; everywhere by default. */
  readonly only?: 'narrow' | 'wide';
  /** Leads there from the screen before it in the walk. */
  show(page: Page): Promise<void>;
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

export function screen(name: string, show: Screen['show'], only?: Screen['only']): Screen {
  return { name, show, ...(only && { only }) };
}

/** Narrow screens show the overview as a drawer and the steps as a sheet. */
export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024;
}

export async function houseId({ request }: Page, title = HOUSE): Promise<number> {
  const houses: { Id: number; Title: string }[] = await (await request.get('/api/houses')).json();
  return houses.find((house) => house.Title === title)?.Id ?? 0;
}
