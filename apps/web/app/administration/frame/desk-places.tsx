import type { RequestDesk } from '@gavel/contract/staff';
import { administrationTexts } from '@gavel/texts';
import { Fragment, type MouseEvent } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import {
  ABSENCE,
  ACT,
  CONNECTIONS,
  CUSTOMERS,
  LOG,
  ORDERS,
  PLOTS,
  RANGE,
  REQUESTS,
  RETENTION,
  STAFF,
  STATISTICS,
  TODAY,
} from '../parts/desk.ts';
import './desk-places.css';

/** The links that a phone shows at the bottom of the screen. */
const first = [
  { to: TODAY, words: 'today' },
  { to: REQUESTS, words: 'leads' },
  { to: CUSTOMERS, words: 'customers' },
  { to: ORDERS, words: 'orders' },
] as const;
/** The links that a phone shows in the menu 'Mer' (more) for all staff. */
const others = [
  { to: PLOTS, words: 'plots' },
  { to: STATISTICS, words: 'statistics' },
  { to: ACT, words: 'actHeading' },
  { to: ABSENCE, words: 'absence' },
] as const;
const ofEditors = [{ to: RANGE, words: 'range' }] as const;
const ofAdministrators = [
  { to: STAFF, words: 'staff' },
  { to: LOG, words: 'log' },
  { to: RETENTION, words: 'retention' },
  { to: CONNECTIONS, words: 'connections' },
] as const;

const SHEET_ID = 'desk-more';

interface DeskPlacesProps {
  readonly isAdministrator: boolean;
  /** Whether the user may change or publish the range. */
  readonly editsRange: boolean;
  /** The view of the user’s own requests, with their number; undefined while it is not loaded. */
  readonly mine: RequestDesk['views'][number] | undefined;
}

/**
 * The navigation of the administration. A wide screen shows all links. A phone shows four links, and the others in a sheet that opens
 * without scripts.
 */
export function DeskPlaces({ isAdministrator, editsRange, mine }: DeskPlacesProps) {
  const t = useTexts(administrationTexts);
  const { pathname } = useLocation();
  const rest = [...others, ...(editsRange ? ofEditors : []), ...(isAdministrator ? ofAdministrators : [])];
  const isBehind = rest.some(({ to }) => pathname.startsWith(to));
  return (
    <nav className="desk-places" aria-label={t('heading')}>
      {first.map(({ to, words }) => (
        <NavLink key={to} to={to} end={to === TODAY}>
          {t(words)}
          {to === REQUESTS && mine && <span className="num">{mine.isMore ? `${mine.count}+` : mine.count}</span>}
        </NavLink>
      ))}
      <button type="button" className={isBehind ? 'desk-more is-here' : 'desk-more'} popoverTarget={SHEET_ID}>
        {t('more')}
      </button>
      <div id={SHEET_ID} className="desk-rest" popover="auto">
        {rest.map(({ to, words }, at) => (
          <Fragment key={to}>
            {at === others.length && <hr />}
            <NavLink to={to} onClick={close}>
              {t(words)}
            </NavLink>
          </Fragment>
        ))}
      </div>
    </nav>
  );
}

/** The next page loads without a new document, so the sheet has to be closed here. */
function close({ currentTarget }: MouseEvent<HTMLElement>) {
  const sheet = currentTarget.closest<HTMLElement>('[popover]');
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
}
