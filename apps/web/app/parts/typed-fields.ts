import { TYPED } from '../document/tab-keys.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedField {
  /** Identifies the field on the page; see `keyOf`. */
  readonly key: string;
  /** The value; for a checkbox or a radio button, whether it is checked. */
  readonly value: string | boolean;
}

interface TypedFields {
  readonly path: string;
  readonly fields: readonly TypedField[];
}

/** Stores the values of the page’s forms for the next document. Never stores a password. */
export function keepTyped(): void {
  const fields = fieldsIn(document).map(([key, field]) => ({ key, value: contentOf(field) }));
  const typed: TypedFields = { path: location.pathname, fields };
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(typed));
  } catch {
    // Ignore an error of a full storage: only the typed text is lost, and the address and choices are stored elsewhere.
  }
}

/** Returns whether a form on the page contains a password. */
export function hasPassword(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('form :is([type=password], [data-password])')].some(
    ({ value }) => value !== '',
  );
}

/**
 * Writes the stored values into the fields, each when its field appears, because a form may load or open later. Ends when the visitor goes
 * to another page.
 * @returns a function that ends the filling of fields earlier
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

/** Returns the fields that can be filled in again, each with its key. Leaves out read-only fields, because their text is not typed. */
function fieldsIn(page: Document): readonly (readonly [string, Field])[] {
  const seen = new Map<string, number>();
  const fields = [...page.querySelectorAll<Field>('form :is(input, textarea, select):not([readonly])')].filter(isKept);
  return fields.map((field) => {
    const name = keyOf(field);
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return [`${name} ${nth}`, field];
  });
}

/** Returns whether the field may be stored. Password fields have `data-password` even while their text shows (`ui/password-field.tsx`). */
function isKept({ type, dataset }: Field): boolean {
  return dataset.password === undefined && !['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'].includes(type);
}

/** Returns a key from the type, name and label of the field. The field’s id cannot be the key, because ids change with each build. */
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

/** Writes the value and sends the events that a visitor's input would send. */
function write(field: Field, value: string | boolean): void {
  if (isTicked(field)) {
    if (value === true || field.type === 'checkbox') field.click();
    return;
  }
  // React overrides `value` on the element itself and ignores values that are set there, so use the setter of the prototype.
  const [prototype] = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].filter((one) => field instanceof one);
  Object.getOwnPropertyDescriptor(prototype?.prototype ?? {}, 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(
    type === 'change' ? new Event(type, { bubbles: true }) : new InputEvent(type, { bubbles: true, inputType: 'insertText' }),
  );
}
