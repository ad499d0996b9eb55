import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** One step on the way to an element: the next one searches inside what this one found. Names and texts match whole unless they are patterns. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Words }
  | { readonly by: 'label' | 'text'; readonly words: Words }
  | { readonly by: 'css'; readonly selector: string }
  /** Those that have such an element inside. */
  | { readonly by: 'having'; readonly steps: readonly Step[] }
  /** One of them; negative numbers count from the end. */
  | { readonly by: 'place'; readonly at: number };

/** As JSON carries it. */
export type Words = string | { readonly pattern: string; readonly flags: string };

declare global {
  interface Window {
    readonly TestingLibraryDom?: typeof import('@testing-library/dom');
    readonly gavelFind?: typeof findInPage;
  }
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');

/** What a document gets once, so that elements can be found in it by role and accessible name. */
export const finderSource = `(() => { ${readFileSync(library, 'utf8')}\nwindow.gavelFind = ${findInPage}; })()`;

/**
 * Runs in the page: all elements at the end of these steps that are visible and, but for those of a selector, that assistive technology reaches.
 */
function findInPage(steps: readonly Step[], within: readonly Element[] = [document.body]): readonly Element[] {
  const { TestingLibraryDom: library } = window;
  if (!library) throw new Error('the finder is not in this page');
  const { queryAllByRole, queryAllByLabelText, queryAllByText, isInaccessible } = library;
  const wordsOf = (words: Words) => (typeof words === 'string' ? words : new RegExp(words.pattern, words.flags));
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isReached = (element: Element) => isVisible(element) && !element.closest('[inert]') && !isInaccessible(element);

  function inside(root: HTMLElement, step: Step): readonly Element[] {
    // Whether each element is shown is asked of the few that match.
    if (step.by === 'role')
      return queryAllByRole(root, step.role, { hidden: true, ...(step.name && { name: wordsOf(step.name) }) });
    if (step.by === 'label') return queryAllByLabelText(root, wordsOf(step.words));
    if (step.by === 'text') return queryAllByText(root, wordsOf(step.words));
    return step.by === 'css' ? [...root.querySelectorAll(step.selector)] : [];
  }

  return steps.reduce<readonly Element[]>((roots, step) => {
    if (step.by === 'place') return roots.slice(step.at, step.at + 1 || undefined);
    if (step.by === 'having') return roots.filter((root) => findInPage(step.steps, [root]).length > 0);
    const found = new Set(roots.flatMap((root) => inside(root as HTMLElement, step)));
    return [...found].filter(step.by === 'css' ? isVisible : isReached);
  }, within);
}
