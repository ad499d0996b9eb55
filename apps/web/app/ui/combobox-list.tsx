import { useEffect, useRef } from 'react';

export interface ComboboxOption {
  readonly id: string;
  readonly text: string;
  /** A second text at the right edge. */
  readonly detail: string;
  /** Which letters of the text answer to what was written. */
  readonly start: number;
  readonly length: number;
}

export interface ComboboxGroup {
  readonly label: string | null;
  readonly options: readonly ComboboxOption[];
}

interface ComboboxListProps {
  /** Id of the field; the list's and the options' ids begin with it. */
  readonly id: string;
  readonly label: string;
  readonly open: boolean;
  readonly groups: readonly ComboboxGroup[];
  readonly active: string | null;
  readonly emptyText: string | null;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The options of a combobox, in groups; the active one is kept in view. */
export function ComboboxList({ id, label, open, groups, active, emptyText, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  return (
    <div className="combobox-popup" hidden={!open}>
      <div id={`${id}-list`} ref={list} role="listbox" aria-label={label} className="combobox-list">
        {groups
          .filter(({ options }) => options.length > 0)
          .map((group) => (
            <Group key={group.label ?? ''} id={id} group={group} active={active} onChoose={onChoose} />
          ))}
      </div>
      {emptyText && <p className="combobox-empty">{emptyText}</p>}
    </div>
  );
}

interface GroupProps {
  readonly id: string;
  readonly group: ComboboxGroup;
  readonly active: string | null;
  readonly onChoose: (option: ComboboxOption) => void;
}

function Group({ id, group, active, onChoose }: GroupProps) {
  const options = group.options.map((option) => (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field, whose keys choose
    // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the text field, whose keys choose
    <div
      key={option.id}
      id={`${id}-${option.id}`}
      role="option"
      aria-selected={option.id === active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <span>
        {option.text.slice(0, option.start)}
        <b>{option.text.slice(option.start, option.start + option.length)}</b>
        {option.text.slice(option.start + option.length)}
      </span>
      <span className="combobox-detail"> {option.detail}</span>
    </div>
  ));
  if (group.label === null) return options;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may only hold options and groups
    <div role="group" aria-label={group.label}>
      <p aria-hidden="true">{group.label}</p>
      {options}
    </div>
  );
}
