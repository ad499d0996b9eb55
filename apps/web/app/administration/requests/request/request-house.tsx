import { formatDay } from '@gavel/core';
import { requestPageTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { WholeHouse } from '../../../compare/whole-house.tsx';
import { fetcherContext } from '../../../page-context.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { useSite } from '../../../site/use-site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { browserStaffApi } from '../../access/browser-staff-api.ts';
import { forStaff } from '../../access/for-staff.ts';
import { createStaffApi, type StaffApi } from '../../access/staff-calls.ts';
import { requestAddress } from '../../parts/request-addresses.ts';
import type { Route } from './+types/request-house';
import './request-house.css';

export const loader = ({ context, params }: Route.LoaderArgs) => load(createStaffApi(context.get(fetcherContext)), params.lead);
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => load(await browserStaffApi(), params.lead);

async function load(api: StaffApi, id: string) {
  const request = await forStaff(api.readWorkedLead({ parameters: { id } }));
  const house = request && (await forStaff(api.readLeadHouse({ parameters: { id } })));
  return request && house && { lead: request, house };
}

/** `/admin/leads/{id}/house`: the house as it was when the customer sent the request, with the prices of that day. */
export default function RequestHouse({ loaderData: loaded, params }: Route.ComponentProps) {
  const t = useTexts(requestPageTexts);
  const { brand } = useSite();
  return (
    <div className="lead-whole-house">
      <PageHead title={t('houseTitle', { brand: brand.name })} hidden />
      <Link to={requestAddress(params.lead)} className="lead-back">
        <Icon icon={ArrowLeft} small /> {t('back')}
      </Link>
      <h1>{t('houseHeading')}</h1>
      {loaded ? (
        <>
          <p>
            {t('houseLead', {
              name: loaded.lead.name,
              house: loaded.house.houseTitle,
              municipality: loaded.house.municipalityName,
              date: formatDay(loaded.lead.arrivedAt),
            })}
          </p>
          <WholeHouse configuration={loaded.house} pricedAt={loaded.lead.arrivedAt} />
          <Button onClick={() => window.print()}>{t('print')}</Button>
        </>
      ) : (
        <p>{t('gone')}</p>
      )}
    </div>
  );
}
