import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * One step of a search for elements. Each step searches inside the elements that the step before has found. A name or a text must match
 * completely, unless it is a pattern.
 */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Words }
  | { readonly by: 'label' | 'text'; readonly words: Words }
  | { readonly by: 'css'; readonly selector: string }
  /** Keeps only the elements that contain an element which these steps find. */
  | { readonly by: 'having'; readonly steps: readonly Step[] }
  /** Keeps one of the elements, by its index; negative numbers count from the end. */
  | { readonly by: 'place'; readonly at: number };

/** A text, or a pattern in a form that JSON can contain. */
export type Words = string | { readonly pattern: string; readonly flags: string };

declare global {
  interface Window {
    readonly TestingLibraryDom?: typeof import('@testing-library/dom');
    readonly gavelFind?: typeof findInPage;
  }
}

const library = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');

/** The script that finds elements (`Step`). Each document gets it once. */
export const finderSource = `(() => { ${readFileSync(library, 'utf8')}\nwindow.gavelFind = ${findInPage}; })()`;

/**
 * Runs in the page. Returns the visible elements that the steps find, one step after the other, inside the elements `within`. Elements
 * found by role, label or text must also be accessible to assistive technology. Elements found by a CSS selector need not be.
 */
function findInPage(steps: readonly Step[], within: readonly Element[] = [document.body]): readonly Element[] {
  const { TestingLibraryDom: library } = window;
  if (!library) throw new Error('the finder is not in this page');
  const { queryAllByRole, queryAllByLabelText, queryAllByText, isInaccessible } = library;
  const wordsOf = (words: Words) => (typeof words === 'string' ? words : new RegExp(words.pattern, words.flags));
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isReached = (element: Element) => isVisible(element) && !element.closest('[inert]') && !isInaccessible(element);

  function inside(root: HTMLElement, step: Step): readonly Element[] {
    // Check visibility only for the few elements that match, because the check is slow.
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
