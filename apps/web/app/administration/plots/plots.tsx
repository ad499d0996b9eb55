import type { PlotInterest, PlotInterests } from '@gavel/contract/staff';
import { formatArea, formatKr } from '@gavel/core';
import { plotInterestTexts } from '@gavel/texts';
import { Form, Link, useSearchParams, useSubmit } from 'react-router';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonAnchor, TextLink } from '../../ui/button.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forStaff } from '../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../access/staff-calls.ts';
import { Choice, ListSearch } from '../list-parts/list-head.tsx';
import { ListKeys } from '../list-parts/list-keys.tsx';
import { PLOTS, plotAddress } from '../parts/desk.ts';
import { useRequestWords } from '../parts/desk-words.ts';
import type { Route } from './+types/plots';
import '../list-parts/list.css';
import '../list-parts/records.css';
import './plots.css';

export const loader = ({ context, request }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => load(await browserStaffApi(), request);

async function load(api: StaffApi, { url }: Request) {
  return forStaff(api.listPlotInterest({ parameters: askedOf(new URL(url).searchParams) }));
}

function askedOf(search: URLSearchParams) {
  const [municipality, words] = ['municipality', 'search'].map((name) => search.get(name)?.trim().slice(0, 100) ?? '');
  return { ...(municipality && { municipality }), ...(words && { search: words }) };
}

/**
 * `/admin/plots`: the plots for sale, each with the numbers of saved houses and requests that name it. The plot with the latest choice or
 * request comes first.
 */
export default function Plots({ loaderData: list }: Route.ComponentProps) {
  return list && <PlotList list={list} />;
}

function PlotList({ list: { plots, municipalities, now } }: { list: PlotInterests }) {
  const t = useTexts(plotInterestTexts);
  const { brand } = useSite();
  const submit = useSubmit();
  const [search] = useSearchParams();
  const asked = askedOf(search);
  const isAsked = Object.keys(asked).length > 0;
  const wanted = plots.filter(({ latestAt }) => latestAt !== null).length;
  return (
    <div className="records plots">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <div className="leads-top">
        <h1>{t('heading')}</h1>
        <ListSearch searched={asked.search ?? ''} action={PLOTS} label={t('search')} />
        <ButtonAnchor className="slim" href={`/api/admin/plots.csv?${new URLSearchParams(asked)}`} download>
          {t('export')}
        </ButtonAnchor>
      </div>
      <Form
        className="leads-filters"
        action={PLOTS}
        key={search.toString()}
        onChange={({ currentTarget }) => void submit(currentTarget)}
      >
        {asked.search && <input type="hidden" name="search" value={asked.search} />}
        <Choice label={t('municipality')} name="municipality" value={asked.municipality ?? ''} any={t('anyMunicipality')}>
          {municipalities.map((name) => ({ value: name, words: name }))}
        </Choice>
        {isAsked && <TextLink to={PLOTS}>{t('clear')}</TextLink>}
        <button type="submit" className="text-link leads-filters-go">
          {t('go')}
        </button>
      </Form>
      {plots.length === 0 ? (
        <p className="leads-empty">{t(isAsked ? 'emptySearch' : 'empty')}</p>
      ) : (
        <PlotTable plots={plots} now={now} />
      )}
      <div className="leads-foot records-foot">
        <span>{t('shown', { count: plots.length, wanted })}</span>
        <ListKeys />
      </div>
    </div>
  );
}

function PlotTable({ plots, now }: { plots: readonly PlotInterest[]; now: number }) {
  const t = useTexts(plotInterestTexts);
  const words = useRequestWords(now);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: block layout removes the role of a table
    <table role="table" className="records-table plots-table">
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plot')}</th>
          <th scope="col">{t('municipality')}</th>
          <th scope="col" className="is-figure">
            {t('houses')}
          </th>
          <th scope="col" className="is-figure">
            {t('requests')}
          </th>
          <th scope="col" className="is-figure">
            {t('latest')}
          </th>
          <th scope="col" className="is-figure">
            {t('price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {plots.map(
          ({ plot: { id, address, areaName, municipalityName, landArea, price }, houses, requests, fresh, latestAt }) => (
            // biome-ignore lint/a11y/noRedundantRoles: as above
            <tr key={id} role="row" className={latestAt === null ? 'is-unwanted' : ''}>
              <td>
                <Link to={plotAddress(id)} className="lead-name" data-row>
                  {address}
                </Link>
                <small>{[areaName, formatArea(landArea)].filter(Boolean).join(', ')}</small>
              </td>
              <td className="plot-where">{municipalityName}</td>
              <td className="is-figure num" data-label={t('houses')}>
                {houses}
              </td>
              <td className="is-figure num" data-label={t('requests')}>
                {requests}
              </td>
              <td className="is-figure num plot-latest">
                {latestAt === null ? t('never') : words.age(latestAt)}
                {fresh > 0 && <small className="plot-fresh">{t('fresh', { count: fresh })}</small>}
              </td>
              <td className="is-figure plot-price-cell" translate="no">
                {formatKr(price)}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
