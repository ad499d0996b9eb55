import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { type LucideIcon, X } from 'lucide-react';
import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { type ComboboxGroup, ComboboxList } from './combobox-list.tsx';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { Icon } from './icon.tsx';
import './combobox.css';
import './field.css';

interface ComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly listLabel: string;
  readonly clearLabel: string;
  readonly icon: LucideIcon;
  readonly text: string;
  readonly selected: string | null;
  /** The options that match the typed text. The parent component searches for them. */
  readonly groups: readonly ComboboxGroup[];
  /** How many options match, as a text for screen readers. */
  readonly status: string;
  readonly error?: string | undefined;
  /** Whether screen readers announce the error when it appears: see `FieldError`. */
  readonly isErrorAnnounced?: boolean;
  readonly required?: boolean;
  readonly onText: (text: string) => void;
  readonly onChoose: (id: string) => void;
  /** Called when the focus leaves the field. */
  readonly onLeave: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A text field with a list of the options that match (WAI-ARIA combobox with list autocomplete). The focus stays in the field. The arrow
 * keys move the active option, and Enter chooses it. Escape closes the list; a second Escape empties the field.
 */
export function Combobox(props: ComboboxProps) {
  const { label, placeholder, clearLabel, icon, text, selected, groups, status, error, required, onText, onChoose, onLeave } =
    props;
  const id = useId();
  const errorId = `${id}-error`;
  const line = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(props.ref, () => line.current, []);
  const [open, setOpen] = useState(false);
  const ids = groups.flatMap(({ options }) => options.map((option) => option.id));
  const actions = useRef<BaseCombobox.Root.Actions>(null);

  // Base UI forgets the typed text only when its own popup closes. Our list is not such a popup, so inform Base UI that the list has
  // closed.
  useEffect(() => {
    if (!open) actions.current?.unmount();
  }, [open]);

  function write(written: string, { reason }: BaseCombobox.Root.ChangeEventDetails) {
    // For any other reason, Base UI only restores the text of the chosen option. Ignore such a change, because the parent component decides
    // the text.
    if (reason === 'input-change' || reason === 'escape-key') onText(written);
  }

  function clear() {
    setOpen(false);
    onText('');
    line.current?.focus();
  }

  function leave() {
    setOpen(false);
    onLeave();
  }

  return (
    <>
      <div className="field combobox">
        <BaseCombobox.Root
          id={id}
          items={ids}
          filter={null}
          autoHighlight
          highlightItemOnHover={false}
          value={selected}
          onValueChange={(chosen) => chosen !== null && onChoose(chosen)}
          inputValue={text}
          onInputValueChange={write}
          open={open}
          onOpenChange={setOpen}
          actionsRef={actions}
        >
          <FieldLabel htmlFor={id} label={label} required={required} />
          <div className="field-input">
            <Icon icon={icon} />
            <BaseCombobox.Input
              ref={line}
              placeholder={placeholder}
              aria-required={required}
              aria-invalid={error !== undefined}
              aria-describedby={error && errorId}
              onBlur={leave}
            />
            {text !== '' && (
              <IconButton label={clearLabel} onMouseDown={(event) => event.preventDefault()} onClick={clear}>
                <Icon icon={X} small />
              </IconButton>
            )}
          </div>
          <BaseCombobox.Status className="visually-hidden">{open ? status : ''}</BaseCombobox.Status>
          {open && <ComboboxList label={props.listLabel} groups={groups} emptyText={ids.length === 0 ? status : null} />}
        </BaseCombobox.Root>
      </div>
      <FieldError id={errorId} error={error} isAnnounced={props.isErrorAnnounced ?? false} />
    </>
  );
}
