import type { DeskPart } from '@gavel/contract/staff';
import { rangeContentTexts, rangeDeskTexts } from '@gavel/texts';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import type { RangeNames } from '../parts/range-names.ts';
import type { PartsWork } from '../parts/use-range-parts.ts';
import { WithParts } from '../parts/with-parts.tsx';
import type { RangeWork } from '../use-range-desk.ts';
import { ContentEditor } from './content-editor.tsx';
import { type ContentGroup, isPartChanged, listContent } from './list-content.ts';
import '../parts/parts.css';
import './content.css';

/** The query parameter that names the open section, question or house. */
const OPEN = 'del';

/** Edits the names and texts of sections, questions, answers and houses. */
export function Content({ work }: { work: RangeWork }) {
  return <WithParts work={work}>{(parts) => <ContentOf parts={parts} work={work} />}</WithParts>;
}

function ContentOf({ parts, work }: { parts: PartsWork; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const own = useTexts(rangeContentTexts);
  const { names } = parts;
  const [search, setSearch] = useState('');
  const [parameters] = useSearchParams();
  const open = names.parts.find((part) => partName(part) === parameters.get(OPEN)) ?? null;
  const groups = useMemo(() => listContent(names, search), [names, search]);
  const count = groups.reduce((sum, group) => sum + group.parts.length, 0);
  return (
    <section className={`parts parts-narrow ${open ? 'has-part' : ''}`} aria-label={t('part_innehall')}>
      <div className="parts-list">
        <search className="range-filters parts-filters">
          <label>
            {own('search')}
            <input className="desk-field" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          </label>
        </search>
        {groups.map((group) => (
          <Group key={`${group.kind} ${group.key}`} {...{ group, names, open }} />
        ))}
        <div className="leads-foot records-foot">
          <span>{own('shown', { count })}</span>
        </div>
      </div>
      <div className="parts-one">
        {open ? (
          <>
            <Link className="text-link parts-back" to={{ search: '' }}>
              {own('all')}
            </Link>
            <ContentEditor key={partName(open)} part={open} parts={parts} isBusy={work.isBusy} />
          </>
        ) : (
          <p className="parts-pick">
            {own('pick')} {own('elsewhere')}
          </p>
        )}
      </div>
    </section>
  );
}

function Group({ group, names, open }: { group: ContentGroup; names: RangeNames; open: DeskPart | null }) {
  const t = useTexts(rangeContentTexts);
  const heading = group.kind === 'section' ? group.title : t(group.kind === 'houses' ? 'houses' : 'noSection');
  const id = `content-${group.kind}-${group.key}`;
  return (
    <section className="parts-group" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {group.parts.map((part) => (
          <li key={partName(part)}>
            <Link
              to={{ search: `?${OPEN}=${partName(part)}` }}
              aria-current={part === open ? 'true' : undefined}
              preventScrollReset
            >
              {part.kind === 'section' ? t('sectionItself') : part.title}
              {isPartChanged(names, part) && <span className="parts-changed">{t('changed')}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the name of a section, question or house in the address, such as `question:panel`. */
function partName({ kind, key }: DeskPart): string {
  return `${kind}:${key}`;
}
