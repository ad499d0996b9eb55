import { TYPED } from '../document/tab-keys.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedField {
  /** Identifies the field in the page; see `keyOf`. */
  readonly key: string;
  /** For a checkbox or radio button: whether it is checked. */
  readonly value: string | boolean;
}

interface TypedFields {
  readonly path: string;
  readonly fields: readonly TypedField[];
}

/** Stores the values of the page's forms for the next document. It never stores a password. */
export function keepTyped(): void {
  const fields = fieldsIn(document).map(([key, field]) => ({ key, value: contentOf(field) }));
  const typed: TypedFields = { path: location.pathname, fields };
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(typed));
  } catch {
    // The storage is full. The address and the choices are stored elsewhere.
  }
}

/** Whether a form on the page has a password in it. */
export function hasPassword(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('form :is([type=password], [data-password])')].some(
    ({ value }) => value !== '',
  );
}

/**
 * Writes the stored values into the fields, each once it appears: a form may load later or open later. Stops when the visitor goes to another
 * page. Returns a function that stops it.
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

/** The fields that can be filled in again, each with its key. */
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

/** A password is one also while it can be read (`ui/password-field.tsx`). */
function isKept({ type, dataset }: Field): boolean {
  return dataset.password === undefined && !['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'].includes(type);
}

/** Built from the field's type, name and label, because ids change from build to build. */
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

/** Sends the events that a visitor's input would send. */
function write(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (value === true || field.type === 'checkbox') field.click();
    return;
  }
  // React overrides `value` on the element and ignores what is set through it.
  const [prototype] = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].filter((one) => field instanceof one);
  Object.getOwnPropertyDescriptor(prototype?.prototype ?? {}, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(
    type === 'change' ? new Event(type, { bubbles: true }) : new InputEvent(type, { bubbles: true, inputType: 'insertText' }),
  );
}
