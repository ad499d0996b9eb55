import { Combobox } from '@base-ui/react/combobox';

export interface ComboboxOption {
  readonly id: string;
  readonly text: string;
  /** A second text, at the right edge of the option. */
  readonly detail: string;
  /** Which characters of the text match the search: `length` characters from `start`. */
  readonly start: number;
  readonly length: number;
}

export interface ComboboxGroup {
  readonly label: string | null;
  readonly options: readonly ComboboxOption[];
}

interface ComboboxListProps {
  readonly label: string;
  readonly groups: readonly ComboboxGroup[];
  readonly emptyText: string | null;
}

/** The options of an open combobox, in groups. The active option is scrolled into view. */
export function ComboboxList({ label, groups, emptyText }: ComboboxListProps) {
  return (
    <div className="combobox-popup">
      {/* A press between the options must not take the focus from the field. */}
      <Combobox.List className="combobox-list" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
        {groups
          .filter(({ options }) => options.length > 0)
          .map((group) => (
            <Group key={group.label ?? ''} group={group} />
          ))}
      </Combobox.List>
      {emptyText && <p className="combobox-empty">{emptyText}</p>}
    </div>
  );
}

function Group({ group: { label, options } }: { group: ComboboxGroup }) {
  const items = options.map((option) => <Option key={option.id} option={option} />);
  if (label === null) return items;
  return (
    <Combobox.Group>
      <Combobox.GroupLabel className="combobox-group-label">{label}</Combobox.GroupLabel>
      {items}
    </Combobox.Group>
  );
}

function Option({ option: { id, text, detail, start, length } }: { option: ComboboxOption }) {
  return (
    <Combobox.Item value={id}>
      <span>
        {text.slice(0, start)}
        <b>{text.slice(start, start + length)}</b>
        {text.slice(start + length)}
      </span>
      <span className="combobox-detail"> {detail}</span>
    </Combobox.Item>
  );
}
