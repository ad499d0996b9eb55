import { type LucideIcon, X } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { type ComboboxGroup, ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { Icon } from './icon.tsx';
import './combobox.css';
import './field.css';

export type { ComboboxOption } from './combobox-list.tsx';

interface ComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly listLabel: string;
  readonly clearLabel: string;
  readonly icon: LucideIcon;
  readonly text: string;
  readonly selected: string | null;
  readonly groups: readonly ComboboxGroup[];
  /** How much was found, for those who don't see the list. */
  readonly status: string;
  readonly errorId: string | null;
  readonly onText: (text: string) => void;
  readonly onChoose: (id: string) => void;
  /** Focus has left the line. */
  readonly onLeave: () => void;
  readonly input: RefObject<HTMLInputElement | null>;
}

/**
 * A line of text with a list of options that answer to it (WAI-ARIA combobox with list autocomplete). Focus stays in the line; arrows move
 * the active option, Enter takes it, Escape closes the list and then empties the line.
 */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, clearLabel, icon, text, selected, groups, status, errorId, onText, onChoose, onLeave, input } =
    props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  // Written text has a best answer, which Enter takes; a list opened without writing waits for a choice.
  const written = text.trim() !== '' && selected === null;
  const best = open ? (options.find((option) => option.id === active) ?? (written ? options[0] : undefined)) : undefined;

  function show() {
    setOpen(true);
    setActive(selected);
  }

  function write(event: ChangeEvent<HTMLInputElement>) {
    setOpen(true);
    setActive(null);
    onText(event.target.value);
  }

  function choose(option: ComboboxOption) {
    setOpen(false);
    onChoose(option.id);
  }

  function clear() {
    setOpen(false);
    onText('');
    input.current?.focus();
  }

  function move(step: 1 | -1) {
    const at = options.findIndex((option) => option.id === best?.id);
    const next = at === -1 ? (step === 1 ? 0 : options.length - 1) : (at + step + options.length) % options.length;
    setOpen(true);
    setActive(options[next]?.id ?? null);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && best) choose(best);
    else if (event.key === 'Escape' && open) setOpen(false);
    else if (event.key === 'Escape' && text !== '') clear();
    else return;
    event.preventDefault();
  }

  function leave() {
    setOpen(false);
    onLeave();
  }

  return (
    <div className="field combobox">
      <label htmlFor={id}>{label}</label>
      <div className="field-input">
        <Icon icon={icon} />
        <input
          ref={input}
          id={id}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={best && `${id}-${best.id}`}
          aria-invalid={errorId !== null}
          aria-describedby={errorId ?? undefined}
          onChange={write}
          onClick={show}
          onKeyDown={press}
          onBlur={leave}
        />
        {text !== '' && (
          <IconButton label={clearLabel} onMouseDown={(event) => event.preventDefault()} onClick={clear}>
            <Icon icon={X} small />
          </IconButton>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {open ? status : ''}
      </p>
      <ComboboxList
        id={id}
        label={props.listLabel}
        open={open}
        groups={groups}
        active={best?.id ?? null}
        emptyText={options.length === 0 ? status : null}
        onChoose={choose}
      />
    </div>
  );
}
