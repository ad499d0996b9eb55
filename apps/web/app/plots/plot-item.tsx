import { formatArea, formatKr, type Plot } from '@gavel/core';
import { plotsTexts } from '@gavel/texts';
import { ArrowUpRight, Mail } from 'lucide-react';
import { mail } from '../contact/contact-details.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Facts } from '../ui/facts.tsx';
import { Icon } from '../ui/icon.tsx';
import './plot-item.css';

/** A plot with what it looks like, costs and holds, and the ways on from it. `house` is the one that is being configured. */
export function PlotItem({ plot, house }: { plot: Plot; house: string }) {
  const t = useTexts(plotsTexts);
  const { address, areaName, imageUrl, landArea, price, propertyReference, url } = plot;
  return (
    <li className="plot">
      <div className="plot-picture">{imageUrl && <img src={imageUrl} alt="" width={600} height={400} loading="lazy" />}</div>
      <div className="plot-name">
        <h3>{url ? <PageAbout address={address} url={url} /> : address}</h3>
        {areaName && <p>{areaName}</p>}
      </div>
      <p className="plot-price num">{formatKr(price)}</p>
      <div className="plot-foot">
        <Facts
          facts={[
            { term: t('landArea'), value: formatArea(landArea) },
            ...(propertyReference ? [{ term: t('propertyReference'), value: propertyReference }] : []),
          ]}
        />
        <MailAbout plot={plot} house={house} />
      </div>
    </li>
  );
}

/** The plot's own page, beside the configurator: nobody is to lose the house over it. */
function PageAbout({ address, url }: { address: string; url: string }) {
  const t = useTexts(plotsTexts);
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={t('page', { address })}>
      {address}
      <Icon icon={ArrowUpRight} small />
    </a>
  );
}

/** A mail to the builder that says which plot it is about, and for which house. */
function MailAbout({ plot, house }: { plot: Plot; house: string }) {
  const t = useTexts(plotsTexts);
  const { brand } = useSite();
  const { address, areaName, municipalityName: municipality, propertyReference, landArea, price } = plot;
  const place = [address, areaName, municipality].filter(Boolean).join(', ');
  const facts = [propertyReference, formatArea(landArea), formatKr(price)].filter(Boolean).join(', ');
  const lines = [t('bodyHello'), t('bodyWish', { place, facts, house }), t('bodyReach')];
  return (
    <a
      className="text-link"
      href={mail(brand.email, t('subject', { address, municipality }), lines.join('\n\n'))}
      aria-label={t('mailNamed', { address })}
    >
      {t('mail')} <Icon icon={Mail} small />
    </a>
  );
}
