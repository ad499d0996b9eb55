import { formatArea, formatKr, formatMetres, isDescribed, type Plot, plotLimits } from '@gavel/core';
import { plotsTexts } from '@gavel/texts';
import { ArrowUpRight, Check, Mail, Move, Plus } from 'lucide-react';
import { mail } from '../contact/contact-details.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import './plot-item.css';

/** The id of the text that explains that no more plots can be chosen. */
export const FULL = 'plots-full';

export interface PlotItemProps {
  readonly plot: Plot;
  /** The title of the house model. */
  readonly house: string;
  /** Null if nobody is logged in, because then no interest can be stored. */
  readonly interest: Interest | null;
}

/** The visitor's interest in a plot. */
interface Interest {
  readonly isChosen: boolean;
  /** Whether the visitor has already chosen the maximum number of plots without this plot, so that this plot cannot be added. */
  readonly isFull: boolean;
  onToggle(): void;
}

/** A plot: its picture, price and facts, and the buttons. */
export function PlotItem({ plot, house, interest }: PlotItemProps) {
  const t = useTexts(plotsTexts);
  const { address, areaName, municipalityName, imageUrl, landArea, price, propertyReference, url } = plot;
  return (
    <li className="plot">
      <div className="plot-picture">{imageUrl && <img src={imageUrl} alt="" width={600} height={400} loading="lazy" />}</div>
      <div className="plot-name">
        <h3>{url ? <PageAbout address={address} url={url} /> : address}</h3>
        <p className="plot-where">{[areaName, municipalityName].filter(Boolean).join(', ')}</p>
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
          {interest?.isChosen && <PlaceOn plot={plot} />}
        </div>
      </div>
    </li>
  );
}

/**
 * Shows whether the house fits the plot, with the dimensions of the house and the limits of the plot. Shows nothing if the limits are
 * unknown.
 */
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

/**
 * The button that marks interest in the plot or removes the mark. If the limit is reached, the button stays and has the reason as its
 * description.
 */
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

/**
 * The button that opens the situation plan of a plot whose border is known. Its label depends on whether the house is already on this plot.
 */
function PlaceOn({ plot: { id, address, border } }: { plot: Plot }) {
  const t = useTexts(plotsTexts);
  const { open } = useView();
  const configuration = useConfigurator((state) => state.configuration);
  if (!border || !isDescribed(configuration)) return null;
  const isPlaced = configuration.placement?.plotId === id;
  return (
    <Button
      className="plot-place"
      aria-label={t(isPlaced ? 'movedNamed' : 'placeNamed', { address })}
      onClick={() => open('plots', { place: id })}
    >
      <Icon icon={Move} small />
      {t(isPlaced ? 'moved' : 'place')}
    </Button>
  );
}

/** The link to the plot’s own page. It opens in another tab, so that the visitor keeps the house. */
function PageAbout({ address, url }: { address: string; url: string }) {
  const t = useTexts(plotsTexts);
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={t('page', { address })}>
      {address}
      <Icon icon={ArrowUpRight} small />
    </a>
  );
}

/** The link that writes an e-mail to the builder about this plot and house. */
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
