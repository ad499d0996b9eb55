import { backgroundSources, rendition, renditions } from './renditions.ts';
import './placed-picture.css';

interface PlacedPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly className: string;
  /** It lies behind a form and is nothing to look at closely. */
  readonly background?: boolean;
}

/**
 * A picture of a house across a frame. A drawn one is placed rather than cropped: the middle of the house goes into the middle of what
 * the frame's sheets leave free, as large as it fits there. `className` sizes the frame and says with `--free-left` and `--free-right`
 * how wide the sheets are, and with `--middle` how far down the house stands. A rendered one is shown with all of its garden, of which
 * the frame takes what it needs. A photograph was composed by whoever took it: it covers the frame, and is fetched as large as it is shown.
 */
export function PlacedPicture({ src, alt, className, background = false }: PlacedPictureProps) {
  return (
    <div className={`placed-picture ${className}`}>
      {src.startsWith('/media/drawn/house/') ? (
        <img className="is-placed" src={withGarden(src)} alt={alt} width={2900} height={2100} fetchPriority="high" />
      ) : (
        <Photograph
          src={src.replace(CARD, '$1/garden.webp')}
          hasGarden={CARD.test(src) || COMPOSED.test(src)}
          alt={alt}
          background={background}
        />
      )}
    </div>
  );
}

/** A rendered house, cut for its card. */
const CARD = /^(\/media\/.*\/houses\/[^/]+)\/card\.webp$/;

/** A house as it is configured, which the server puts together with its garden. */
const COMPOSED = /^\/media\/(?:houses|configurations)\//;

interface PhotographProps {
  readonly src: string;
  readonly hasGarden: boolean;
  readonly alt: string;
  readonly background: boolean;
}

function Photograph({ src, hasGarden, alt, background }: PhotographProps) {
  const className = hasGarden ? 'is-covering has-garden' : 'is-covering';
  return (
    <>
      {hasGarden && <img className="is-covering is-behind" src={rendition(src, 640)} alt="" loading="lazy" />}
      <img
        className={className}
        {...(background ? backgroundSources(src) : { src, srcSet: renditions(src) })}
        sizes={sizesOf(hasGarden, background)}
        alt={alt}
        fetchPriority="high"
      />
    </>
  );
}

function sizesOf(hasGarden: boolean, background: boolean): string {
  if (!hasGarden) return '100vw';
  return background ? BACKGROUND_SIZES : GARDEN_SIZES;
}

/** Beside a sheet it is as wide as its height asks for; on a phone it is a strip. */
const GARDEN_SIZES = '(max-width: 43.75em) 100vw, max(100vw, 140vh)';
/** Beside the sheet of a form, 400 pixels wide at least: as `placed-picture.css` reckons it. */
const BACKGROUND_SIZES = '(max-width: 43.75em) 100vw, max(100vw - 400px, min(140vh, 156vw - 625px))';

/** The same picture with all of the garden round the house, so that it covers a frame of any shape. */
function withGarden(address: string): string {
  return address.includes('frame=wide') ? address : `${address}${address.includes('?') ? '&' : '?'}frame=wide`;
}
