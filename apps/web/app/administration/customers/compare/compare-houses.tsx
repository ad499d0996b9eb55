import { compareHousesTexts } from '@gavel/texts';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { browserApi } from '../../../api/browser-api.ts';
import type { Api } from '../../../api/create-api.ts';
import { comparedHouse } from '../../../compare/compared-house.ts';
import { Comparison } from '../../../compare/comparison.tsx';
import { apiContext, fetcherContext } from '../../../page-context.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useSite } from '../../../site/use-site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { forStaff } from '../../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../../access/staff-calls.ts';
import { comparedHousesAddress, MOST_COMPARED, readKey, versionKey } from '../../parts/compared-address.ts';
import { useDesk } from '../../parts/desk.ts';
import { useRequestWords } from '../../parts/desk-words.ts';
import type { Route } from './+types/compare-houses';
import './compare-houses.css';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  load(context.get(apiContext), createStaffApi(context.get(fetcherContext)), request);
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  load(await browserApi(), await browserStaffApi(), request);

async function load(api: Api, staff: StaffApi, { url }: Request) {
  const keys = new URL(url).searchParams.getAll('house').slice(0, MOST_COMPARED);
  const opened = await Promise.all(keys.map((key) => open(api, staff, key)));
  // `place` is the index of the house in the address. It identifies the column, because two columns may show the same house.
  return opened.flatMap((house, place) => (house ? [{ ...house, place }] : []));
}

/** Loads a house by its key in the address, and the versions of it that the user can choose instead. Null: there is no such house. */
async function open(api: Api, staff: StaffApi, key: string) {
  const asked = readKey(key);
  if (!asked) return null;
  if (asked.kind === 'sent') {
    const parameters = { id: asked.lead };
    const request = await forStaff(staff.readWorkedLead({ parameters }));
    const configuration = request && (await forStaff(staff.readLeadHouse({ parameters })));
    return request && configuration && { key, configuration, at: request.arrivedAt, isSent: true, token: null, versions: [] };
  }
  const { token, revision } = asked;
  const parameters = { id: token };
  try {
    const configuration =
      revision === null
        ? await api.readConfiguration({ parameters })
        : await api.readVersion({ parameters: { ...parameters, revision } });
    // A house that belongs to no account has no versions, so do not request them.
    const versions = configuration.revision === null ? [] : await api.listVersions({ parameters });
    const at = configuration.updatedAtUtc ? Date.parse(configuration.updatedAtUtc) : null;
    return { key, configuration, at, isSent: false, token, versions };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * `/admin/compare`: compares houses, versions of a house and houses of requests. Saved houses have today’s prices. The house of a request
 * has the prices of the day on which the request was sent.
 */
export default function CompareHouses({ loaderData: opened }: Route.ComponentProps) {
  const t = useTexts(compareHousesTexts);
  const { brand } = useSite();
  const { now } = useDesk();
  const words = useRequestWords(now);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const keys = search.getAll('house');
  const houses = useMemo(
    () =>
      opened.map(({ place, configuration, at, isSent }) => {
        const when = at === null ? '' : words.moment(at);
        const name = isSent ? t('sent', { when }) : t('saved', { name: configuration.name, when });
        return comparedHouse(String(place), { ...configuration, name }, null, isSent && at !== null ? at : now);
      }),
    [opened, words, t, now],
  );
  const choose = (place: number, key: string) =>
    navigate(comparedHousesAddress(keys.map((one, at) => (at === place ? key : one))), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className="compare-houses">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <h1>{t('heading')}</h1>
      <div className="compare-versions">
        {opened.map(({ key, place, token, versions, configuration }, at) =>
          token !== null && versions.length > 1 ? (
            <label key={place} className="leads-choice">
              {t('version', { name: configuration.name, column: String(at + 1) })}{' '}
              <select value={key} onChange={({ target }) => void choose(place, target.value)}>
                {versions.map(({ revision, savedAt }, newest) => (
                  <option key={revision} value={newest === 0 ? token : versionKey(token, revision)}>
                    {newest === 0 ? t('now', { when: words.moment(savedAt) }) : words.moment(savedAt)}
                  </option>
                ))}
              </select>
            </label>
          ) : null,
        )}
      </div>
      {houses.length > 1 ? <Comparison houses={houses} own={null} /> : <p>{t('tooFew')}</p>}
    </div>
  );
}
