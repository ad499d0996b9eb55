import type { PlotInterested, PlotInterestedPage } from '@gavel/contract/staff';
import { asPlotId, formatArea, formatKr, formatMetres, stockholmDay } from '@gavel/core';
import { plotInterestTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { linkAddress } from '../../addresses.ts';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonAnchor, ButtonLink, TextLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { ListKeys } from '../list-parts/list-keys.tsx';
import { customerAddress, PLOTS, plotAddress } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import { RequestStateMark } from '../parts/milestone-mark.tsx';
import { requestAddress } from '../parts/request-addresses.ts';
import { shownPhone } from '../parts/tel-of.ts';
import type { Route } from './+types/plot';
import '../list-parts/list.css';
import '../list-parts/records.css';
import './plots.css';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(createStaffApi(context.get(fetcherContext)), params.plot, request);
export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) =>
  load(await browserStaffApi(), params.plot, request);

async function load(api: StaffApi, plot: string, { url }: Request) {
  if (!/^[1-9]\d{0,5}$/.test(plot)) return null;
  const after = new URL(url).searchParams.get('after')?.slice(0, 100);
  return forStaff(api.readPlotInterest({ parameters: { plot: asPlotId(Number(plot)), ...(after && { after }) } }));
}

/** `/admin/plots/{plot}`: a plot and the customers who have chosen it, most recent choice first. */
export default function PlotPage({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts(plotInterestTexts);
  const { brand } = useSite();
  if (page) return <Plot page={page} />;
  return (
    <div className="desk-plain">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <h1>{t('heading')}</h1>
      <p>{t('unknown')}</p>
      <ButtonLink to={PLOTS}>{t('back')}</ButtonLink>
    </div>
  );
}

function Plot({ page }: { page: PlotInterestedPage }) {
  const t = useTexts(plotInterestTexts);
  const { brand } = useSite();
  const [search] = useSearchParams();
  const { plot, houses, requests, fresh, interested, next } = page;
  const { id, address, areaName, municipalityName, landArea, price, propertyReference, maxBuildArea, maxHeight } = plot;
  const allows = [
    ...(maxBuildArea === null ? [] : [t('allowsBuildArea', { area: formatArea(maxBuildArea) })]),
    ...(maxHeight === null ? [] : [t('allowsHeight', { height: formatMetres(maxHeight) })]),
  ];
  return (
    <div className="records">
      <PageHead title={t('plotTitle', { address, brand: brand.name })} hidden />
      <header className="records-head plots-head">
        <div>
          <Link to={PLOTS} className="plots-back">
            <Icon icon={ArrowLeft} small /> {t('back')}
          </Link>
          <h1>{address}</h1>
          <p>{[areaName, municipalityName, propertyReference].filter(Boolean).join(', ')}</p>
          <p>{[formatArea(landArea), formatKr(price), ...allows].join(' · ')}</p>
        </div>
        <ButtonAnchor className="slim" href={`/api/admin/plots/${id}/interested.csv`} download>
          {t('export')}
        </ButtonAnchor>
      </header>
      <h2 className="plots-count">
        {t('interested')}{' '}
        <span className="muted">
          {t('counts', { houses, requests })}
          {fresh > 0 && `, ${t('newHere', { count: fresh })}`}
        </span>
      </h2>
      {interested.length === 0 ? <p className="records-empty">{t('nobody')}</p> : <Interested page={page} />}
      <div className="leads-foot records-foot">
        {search.has('after') && <TextLink to={plotAddress(id)}>{t('first')}</TextLink>}
        {next && <TextLink to={`${plotAddress(id)}?${new URLSearchParams({ after: next })}`}>{t('more')}</TextLink>}
        <ListKeys hasSearch={false} />
      </div>
    </div>
  );
}

function Interested({ page: { interested, plot, now } }: { page: PlotInterestedPage }) {
  const t = useTexts(plotInterestTexts);
  const words = useRequestWords(now);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: block layout removes the role of a table
    <table role="table" className="records-table plots-interested">
      <caption className="visually-hidden">{t('interestedCaption', { address: plot.address })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('customer')}</th>
          <th scope="col">{t('house')}</th>
          <th scope="col">{t('fits')}</th>
          <th scope="col">{t('request')}</th>
          <th scope="col" className="is-figure">
            {t('since')}
          </th>
        </tr>
      </thead>
      <tbody>
        {interested.map((one) => (
          // biome-ignore lint/a11y/noRedundantRoles: as above
          <tr key={one.token ?? one.lead?.id} role="row">
            <td>
              <Who one={one} />
            </td>
            <td>
              <House one={one} />
            </td>
            <td className="plot-fits">
              <Fit limits={one.limits} />
            </td>
            <td className="plot-request">
              {one.lead ? (
                <Link to={requestAddress(one.lead.id)} className="plot-lead">
                  <RequestStateMark request={one.lead} today={words.today} />
                </Link>
              ) : (
                <span className="muted">{t('noRequest')}</span>
              )}
            </td>
            <td className="is-figure plot-since">{words.day(stockholmDay(one.at))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ one: { customerId, name, phone, lead: request } }: { one: PlotInterested }) {
  const t = useTexts(plotInterestTexts);
  if (customerId === null) return <span className="muted">{name || t(request ? 'noName' : 'notYours')}</span>;
  return (
    <>
      <Link to={customerAddress(customerId)} className="lead-name" data-row>
        {name || t('noName')}
      </Link>
      {phone && <small className="num">{shownPhone(phone)}</small>}
    </>
  );
}

function House({ one: { token, houseTitle, houseName } }: { one: PlotInterested }) {
  const t = useTexts(plotInterestTexts);
  if (token === null) return <>{houseTitle || <span className="muted">{t('noHouse')}</span>}</>;
  return (
    <>
      <TextLink to={linkAddress(token)}>{houseName}</TextLink>
      {houseTitle && <small>{houseTitle}</small>}
    </>
  );
}

/**
 * Shows whether the house fits the plot, with the dimensions of the house. If the house does not fit, shows only the dimensions that exceed
 * a limit.
 */
function Fit({ limits }: Pick<PlotInterested, 'limits'>) {
  const t = useTexts(plotInterestTexts);
  if (limits.length === 0) return <span className="muted">{t('fitsUnknown')}</span>;
  const broken = limits.filter(({ holds }) => !holds);
  const said = (broken.length > 0 ? broken : limits).map(({ measure, has, allows }) => {
    const format = measure === 'buildArea' ? formatArea : formatMetres;
    return t(`limit_${measure}`, { has: format(has), allows: format(allows) });
  });
  return (
    <>
      <span className={broken.length > 0 ? 'plot-fits-not' : ''}>{t(broken.length > 0 ? 'fitsNot' : 'fitsYes')}</span>
      <small>{said.join('; ')}</small>
    </>
  );
}
