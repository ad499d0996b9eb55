import { TYPED } from '../document/tab-keys.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedField {
  /** Tells the field from the page's others; see `keyOf`. */
  readonly key: string;
  /** Of a box or a radio button, whether it is ticked. */
  readonly value: string | boolean;
}

interface TypedFields {
  readonly path: string;
  readonly fields: readonly TypedField[];
}

/** Keeps what stands in the page's forms for the document that comes next. A password is never stored: it is typed again. */
export function keepTyped(): void {
  const fields = fieldsIn(document).map(([key, field]) => ({ key, value: contentOf(field) }));
  const typed: TypedFields = { path: location.pathname, fields };
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(typed));
  } catch {
    // A full storage; the address and what was chosen are kept all the same.
  }
}

/** Whether there is a password in one of the page's forms. */
export function hasPassword(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('form input[type=password]')].some(({ value }) => value !== '');
}

/**
 * Types again what was kept, into each field once it is there: forms come with parts that are still loaded, or when they are opened.
 * Gives up when the visitor goes to another page. Returns a function that ends it.
 */
export function restoreTyped(): () => void {
  const typed = takeTyped();
  if (!typed) return () => undefined;
  const left = new Map(typed.fields.map(({ key, value }) => [key, value]));
  const restore = () => {
    if (location.pathname !== typed.path || left.size === 0) return observer.disconnect();
    for (const [key, field] of fieldsIn(document)) {
      const value = left.get(key);
      if (value === undefined) continue;
      left.delete(key);
      if (value !== contentOf(field)) write(field, value);
    }
  };
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  restore();
  return () => observer.disconnect();
}

function takeTyped(): TypedFields | null {
  try {
    const text = sessionStorage.getItem(TYPED);
    sessionStorage.removeItem(TYPED);
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The fields of forms that can be typed again, each with its key. */
function fieldsIn(page: Document): readonly (readonly [string, Field])[] {
  const seen = new Map<string, number>();
  const fields = [...page.querySelectorAll<Field>('form :is(input, textarea, select)')].filter(isKept);
  return fields.map((field) => {
    const name = keyOf(field);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [`${name} ${nth}`, field];
  });
}

function isKept({ type }: Field): boolean {
  return !['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'].includes(type);
}

/** By what the field is called; ids change from one build to the next. */
function keyOf(field: Field): string {
  const [label] = [...(field.labels ?? [])].filter((one) => !one.contains(field));
  return `${field.type} ${field.name} ${field.getAttribute('aria-label') ?? label?.textContent ?? ''} ${field.type === 'radio' ? field.value : ''}`;
}

function contentOf(field: Field): string | boolean {
  return isTicked(field) ? field.checked : field.value;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** As if the visitor did it, so that whatever listens to the field hears of it. */
function write(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (value === true || field.type === 'checkbox') field.click();
    return;
  }
  // React listens to nothing that is set through the element's own property.
  const [prototype] = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].filter((one) => field instanceof one);
  Object.getOwnPropertyDescriptor(prototype?.prototype ?? {}, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(
    type === 'change' ? new Event(type, { bubbles: true }) : new InputEvent(type, { bubbles: true, inputType: 'insertText' }),
  );
}
