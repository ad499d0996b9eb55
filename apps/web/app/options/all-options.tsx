import { type OptionSection, optionsOf, type Visit } from '@gavel/core';
import { optionsTexts, overlaysTexts } from '@gavel/texts';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import { OptionList } from './option-list.tsx';
import { searchOptions } from './search-options.ts';
import './all-options.css';
import '../ui/field.css';

/** The list of all options that can cost something ("Alla våra tillval"), with their prices in the current house, and a search. */
export function AllOptions({ open, onClose }: ViewProps) {
  const t = useTexts(optionsTexts);
  const overlays = useTexts(overlaysTexts);
  const [query, setQuery] = useState('');
  const [chosenOnly, setChosenOnly] = useState(false);
  const sections = useOptions(open);
  const body = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const found = sections && searchOptions(sections, query, chosenOnly);
  const count = found?.flatMap(({ options }) => options).length ?? 0;
  const toFirst = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    body.current?.querySelector('a')?.focus();
  };

  return (
    <Flyout
      open={open}
      onClose={onClose}
      title={t('heading')}
      wide
      {...(hasKeyboard() && { focus: search })}
      head={
        <div className="options-head">
          <SearchField input={search} value={query} onChange={setQuery} onKeyDown={toFirst} />
          <div className="options-tools">
            <p role="status" className="num">
              {found ? t('found', { count }) : overlays('loading')}
            </p>
            <label className="options-chosen">
              <input type="checkbox" checked={chosenOnly} onChange={() => setChosenOnly(!chosenOnly)} />
              {t('chosenOnly')}
            </label>
          </div>
        </div>
      }
    >
      <div ref={body}>
        {found && count > 0 && <OptionList sections={found} />}
        {found && count === 0 && (
          <p className="flyout-lead">
            {query.trim() ? t('nothing', { search: query.trim() }) : t(chosenOnly ? 'noneChosen' : 'empty')}
          </p>
        )}
        {found && count > 0 && <p className="options-note">{t('text')}</p>}
      </div>
    </Flyout>
  );
}

/** On a touch screen, focusing the text field would open a keyboard that covers half of the list. */
function hasKeyboard(): boolean {
  return matchMedia('(pointer: fine)').matches;
}

interface SearchFieldProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly value: string;
  onChange(value: string): void;
  onKeyDown(event: KeyboardEvent): void;
}

function SearchField({ input, value, onChange, onKeyDown }: SearchFieldProps) {
  const t = useTexts(optionsTexts);
  const id = useId();
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="field options-search">
      <label htmlFor={id} className="visually-hidden">
        {t('search')}
      </label>
      <div className="field-input">
        <Icon icon={Search} />
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('search')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {value && (
          <IconButton label={t('clear')} onClick={clear}>
            <Icon icon={X} small />
          </IconButton>
        )}
      </div>
    </div>
  );
}

/** Returns the options with their prices. They are computed while the panel is open, after its first frame; null until then. */
function useOptions(open: boolean): readonly OptionSection[] | null {
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const [found, setFound] = useState<{ readonly list: (visit: Visit) => OptionSection[] } | null>(null);
  useEffect(() => {
    if (!open || found) return;
    const waiting = setTimeout(() => setFound({ list: optionsOf(compiled) }));
    return () => clearTimeout(waiting);
  }, [open, found, compiled]);
  // Keep the content while the panel slides away.
  const [shown, setShown] = useState(visit);
  if (open && shown !== visit) setShown(visit);
  const read = open ? visit : shown;
  return useMemo(() => found?.list(read) ?? null, [found, read]);
}
