import type { Tab } from './engine.ts';
import { eventually } from './eventually.ts';
import { finderSource, type Step, type Words } from './in-page.ts';
import { fieldValueOf, pointOf, textOf } from './read-element.ts';

/**
 * The elements of a screen that a search finds. Every action, such as a click, waits until the search finds exactly one element and this
 * element allows the action.
 */
export class Target {
  readonly tab: Tab;
  readonly steps: readonly Step[];

  constructor(tab: Tab, steps: readonly Step[] = []) {
    this.tab = tab;
    this.steps = steps;
  }

  /** A target without search steps, so that the next step searches the whole document and not only inside this target. */
  get page(): Target {
    return new Target(this.tab);
  }
  role(role: string, name?: string | RegExp): Target {
    return this.#then({ by: 'role', role, ...(name !== undefined && { name: toWords(name) }) });
  }
  button(name: string | RegExp): Target {
    return this.role('button', name);
  }
  link(name: string | RegExp): Target {
    return this.role('link', name);
  }
  label(words: string | RegExp): Target {
    return this.#then({ by: 'label', words: toWords(words) });
  }
  text(words: string | RegExp): Target {
    return this.#then({ by: 'text', words: toWords(words) });
  }
  css(selector: string): Target {
    return this.#then({ by: 'css', selector });
  }
  having(inner: Target): Target {
    return this.#then({ by: 'having', steps: inner.steps });
  }
  /** @param at the index of the wanted element among the elements found; a negative index counts from the end */
  place(at: number): Target {
    return this.#then({ by: 'place', at });
  }
  #then(step: Step): Target {
    return new Target(this.tab, [...this.steps, step]);
  }

  /**
   * Clicks the element with the mouse, as soon as it has stopped moving and no other element covers it. Firefox refuses a click while it
   * replaces the page, so the click is then repeated on the next page.
   */
  async click(): Promise<void> {
    let before = '';
    await this.#eventually('can be pressed', async () => {
      const point = await this.read(pointOf);
      if ('problem' in point) throw new Error(point.problem);
      const isStill = JSON.stringify(point) === before;
      before = JSON.stringify(point);
      if (!isStill) throw new Error('it moves');
      await this.tab.clickAt(point.x, point.y);
    });
  }

  /** Clicks the field and replaces its text. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.read((field) => (field as HTMLInputElement | HTMLTextAreaElement).select());
    await this.tab.type(text);
    await this.has(`holds ${text}`, fieldValueOf, (value) => value === text);
  }

  /** Waits until at least one element is visible. */
  async seen(): Promise<void> {
    await this.#eventually('is shown', async () => {
      if ((await this.count()) === 0) throw new Error('there is none');
    });
  }

  async gone(): Promise<void> {
    await this.#eventually('is gone', async () => {
      if ((await this.count()) > 0) throw new Error('it is still there');
    });
  }

  async count(): Promise<number> {
    return (await this.readAll(() => true)).length;
  }

  /** Waits until exactly one element matches, and returns its text. */
  words(): Promise<string> {
    return this.#eventually('has words', () => this.read(textOf));
  }

  /** Runs `inPage` in the browser on the only element that matches, and repeats this until `isSo` accepts the result. */
  async has<Result>(words: string, inPage: (element: Element) => Result, isSo: (value: Result) => boolean): Promise<void> {
    await this.#eventually(words, async () => {
      const value = await this.read(inPage);
      if (!isSo(value)) throw new Error(`it is ${JSON.stringify(value)}`);
    });
  }

  /** Runs a function in the page on the only element that matches now, and returns the result. */
  async read<Result>(inPage: (element: Element) => Result): Promise<Result> {
    const [value, ...others] = await this.readAll(inPage);
    if (value === undefined || others.length > 0)
      throw new Error(others.length > 0 ? `there are ${others.length + 1}` : 'there is none');
    return value;
  }

  /**
   * Runs a function in the page on each element that matches now, and returns the results. The function is sent as source text, so it
   * cannot use variables from outside.
   */
  async readAll<Result>(inPage: (element: Element) => Result): Promise<readonly Result[]> {
    const found = `window.gavelFind?.(${JSON.stringify(this.steps)}).map((element) => (${inPage})(element) ?? null) ?? null`;
    const read = await this.tab.evaluate(found);
    if (read) return read as readonly Result[];
    await this.tab.evaluate(finderSource);
    return (await this.tab.evaluate(found)) as readonly Result[];
  }

  #eventually<Result>(words: string, check: () => Promise<Result>): Promise<Result> {
    return eventually(`${describe(this.steps)} ${words}`, check);
  }
}

function toWords(words: string | RegExp): Words {
  return typeof words === 'string' ? words : { pattern: words.source, flags: words.flags };
}

/** Returns a short description of the target for failure messages: `dialog "Logga in" › button /^Skapa/`. */
function describe(steps: readonly Step[]): string {
  const shown = (words: Words = '') => (typeof words === 'string' ? JSON.stringify(words) : `/${words.pattern}/${words.flags}`);
  return steps
    .map((step) => {
      if (step.by === 'role') return step.name === undefined ? step.role : `${step.role} ${shown(step.name)}`;
      if (step.by === 'css') return step.selector;
      if (step.by === 'place') return `number ${step.at}`;
      return step.by === 'having' ? `with ${describe(step.steps)}` : `${step.by} ${shown(step.words)}`;
    })
    .join(' › ');
}
