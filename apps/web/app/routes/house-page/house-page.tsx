import { formatArea, formatKr, type HouseModel } from '@gavel/core';
import { generalTexts, housePageTexts, housesTexts } from '@gavel/texts';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { houseAddress, housesAddress } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { PageHandle } from '../../document/wait-to-begin.ts';
import { isListed } from '../../houses/listed-house.ts';
import { revalidateWithMunicipality } from '../../houses/revalidate-with-municipality.ts';
import { apiContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { Route } from './+types/house-page';
import { HouseBundles } from './house-bundles.tsx';
import { HouseCampaigns } from './house-campaigns.tsx';
import { HouseDrawings } from './house-drawings.tsx';
import { HouseMeasures } from './house-measures.tsx';
import { HousePrice } from './house-price.tsx';
import { HouseStandard } from './house-standard.tsx';
import { HouseViews } from './house-views.tsx';
import { loadHousePage } from './load-house-page.ts';
import './house-page.css';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadHousePage(context.get(apiContext), params.house, request);
export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) =>
  loadHousePage(await browserApi(), params.house, request);
export const shouldRevalidate: typeof revalidateWithMunicipality = (change) =>
  change.currentUrl.pathname !== change.nextUrl.pathname || revalidateWithMunicipality(change);

export const handle: PageHandle = { begins: 'sign' };

/** `/houses/{slug}`: everything about a house model, with the links to start building it. */
export default function HousePage({ loaderData }: Route.ComponentProps) {
  const { description, priced, customer } = loaderData;
  const place = { municipality: priced?.id ?? null, customer };
  const { house, standard, campaigns } = description;
  const t = useTexts(housePageTexts);
  return (
    <article className="house-page" aria-labelledby="huset">
      <Head house={house} />
      <p className="house-page-back">
        <Link to={housesAddress(place)}>
          <Icon icon={ArrowLeft} small />
          {t('back')}
        </Link>
      </p>
      <HouseViews house={house} />
      <HousePrice data={loaderData} />
      <HouseMeasures description={description} />
      <section className="house-page-part" aria-labelledby="om-huset">
        <h2 id="om-huset">{t('about')}</h2>
        <div>
          <RichText html={house.information || house.shortDescription} className="house-page-text" />
        </div>
      </section>
      <HouseDrawings description={description} />
      <HouseStandard sections={standard} />
      {house.bundles.length > 0 && <HouseBundles house={house} place={place} />}
      {campaigns.length > 0 && <HouseCampaigns campaigns={campaigns} />}
    </article>
  );
}

/** The title, the description and the link preview in the head of the document. */
function Head({ house }: { house: HouseModel }) {
  const t = useTexts(housePageTexts);
  const houses = useTexts(housesTexts);
  const general = useTexts(generalTexts);
  const { brand, origin } = useSite();
  const address = houseAddress(house.slug);
  const title = t('title', { house: house.title, brand: brand.name });
  const description = t('description', {
    house: house.title,
    brand: brand.name,
    type: isListed(house) ? houses(house.houseType) : '',
    area: formatArea(house.houseArea),
    price: general('priceFrom', { price: formatKr(house.price) }),
  });
  return (
    <>
      <PageHead title={title} description={description} canonical={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={new URL(address, origin).href} />
      {house.image && <meta property="og:image" content={new URL(house.image, origin).href} />}
    </>
  );
}
