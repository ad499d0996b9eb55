import { formatArea, formatKr, formatMetres, type Plot, plotLimits } from '@gavel/core';
import { plotsTexts } from '@gavel/texts';
import { ArrowUpRight, Check, Mail, Plus } from 'lucide-react';
import { mail } from '../contact/contact-details.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import './plot-item.css';

/** Where it is said that as many are chosen as can be. */
export const FULL = 'plots-full';

export interface PlotItemProps {
  readonly plot: Plot;
  /** The house that is being configured. */
  readonly house: string;
  /** Null: nobody is logged in who could be interested. */
  readonly interest: Interest | null;
}

/** What the visitor has said of a plot. */
interface Interest {
  readonly isChosen: boolean;
  /** As many as can be are chosen, without this one. */
  readonly isFull: boolean;
  onToggle(): void;
}

/** A plot with what it looks like, costs and holds, and the ways on from it. */
export function PlotItem({ plot, house, interest }: PlotItemProps) {
  const t = useTexts(plotsTexts);
  const { address, areaName, imageUrl, landArea, price, propertyReference, url } = plot;
  return (
    <li className="plot">
      <div className="plot-picture">{imageUrl && <img src={imageUrl} alt="" width={600} height={400} loading="lazy" />}</div>
      <div className="plot-name">
        <h3>{url ? <PageAbout address={address} url={url} /> : address}</h3>
        {areaName && <p>{areaName}</p>}
        <Fit plot={plot} />
      </div>
      <p className="plot-price num" translate="no">
        {formatKr(price)}
      </p>
      <div className="plot-foot">
        <Facts
          facts={[
            { term: t('landArea'), value: formatArea(landArea) },
            ...(propertyReference ? [{ term: t('propertyReference'), value: propertyReference }] : []),
          ]}
        />
        <div className="plot-ways">
          <MailAbout plot={plot} house={house} />
          {interest && <ChoosePlot address={address} {...interest} />}
        </div>
      </div>
    </li>
  );
}

/** Whether the house fits, with the numbers; nothing where the plot's limits are not known. */
function Fit({ plot }: { plot: Plot }) {
  const t = useTexts(plotsTexts);
  const limits = plotLimits(
    useConfigurator((state) => state.configuration.houseFacts),
    plot,
  );
  if (limits.length === 0) return null;
  const broken = limits.filter(({ holds }) => !holds);
  const said = (broken.length > 0 ? broken : limits).map(({ measure, has, allows }) => {
    const format = measure === 'buildArea' ? formatArea : formatMetres;
    return t(`limit_${measure}`, { has: format(has), allows: format(allows) });
  });
  return (
    <p className={broken.length > 0 ? 'plot-fit is-refused' : 'plot-fit'}>
      {t(broken.length > 0 ? 'fitsNot' : 'fits', { limits: said.join('; ') })}
    </p>
  );
}

/** The button that marks interest, and takes it back. One that cannot be chosen stays where it is and says why. */
function ChoosePlot({ address, isChosen, isFull, onToggle }: Interest & { readonly address: string }) {
  const t = useTexts(plotsTexts);
  return (
    <Button
      className="plot-choose"
      data-chosen={isChosen || undefined}
      aria-disabled={isFull || undefined}
      aria-describedby={isFull ? FULL : undefined}
      aria-label={t(isChosen ? 'chosenNamed' : 'chooseNamed', { address })}
      onClick={isFull ? undefined : onToggle}
    >
      <Icon icon={isChosen ? Check : Plus} small />
      {t(isChosen ? 'chosen' : 'choose')}
    </Button>
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
