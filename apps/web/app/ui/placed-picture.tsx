import { backgroundSources, rendition, renditions } from './renditions.ts';
import './placed-picture.css';

interface PlacedPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly className: string;
  /** Whether the picture is a background behind a form. */
  readonly background?: boolean;
}

/**
 * A picture of a house that fills a frame. In a drawing (SVG), the house is as large as possible, in the middle of the area that the sheets
 * over the frame leave free. Of cover pictures and of pictures that the server composes or renders, the frame may crop the garden, but not
 * the house. Any other picture covers the frame. `className` sets the size of the frame, the widths of the sheets at its sides
 * (`--free-left`, `--free-right`), and, for a drawing, the distance from the top of the frame to the middle of the house (`--middle`).
 */
export function PlacedPicture({ src, alt, className, background = false }: PlacedPictureProps) {
  return (
    <div className={`placed-picture ${className}`}>
      {DRAWN.test(src) ? (
        <img className="is-placed" src={withGarden(src)} alt={alt} width={2900} height={2100} fetchPriority="high" />
      ) : (
        <Photograph
          src={src.replace(CARD, '$1/garden.webp').replace('&frame=card', '')}
          hasGarden={CARD.test(src) || COMPOSED.test(src)}
          alt={alt}
          background={background}
        />
      )}
    </div>
  );
}

/** Matches the address of a cover picture that was rendered from the 3D model. */
const CARD = /^((?:\/preview\/\w+)?\/media\/.*\/houses\/[^/]+)\/card\.webp$/;

/** Matches the address of a picture that the server composes or renders. Such a picture shows a configured house and its garden. */
const COMPOSED = /^(?:\/preview\/\w+)?\/media\/(?:houses|configurations|still)\//;

const DRAWN = /^(?:\/preview\/\w+)?\/media\/drawn\/house\//;

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

/**
 * The width of a picture that fills the screen. On a phone: the width of the screen. On wider screens: the width of the screen, or
 * 1.4 times its height if that is more.
 */
const GARDEN_SIZES = '(max-width: 43.75em) 100vw, max(100vw, 140vh)';
/**
 * The width of a picture beside a form, whose sheet is at least 400 px wide. `140vh`: the picture is as high as the screen.
 * `156vw - 625px`: the house, which is 64 % of the picture’s width, fills the space beside the sheet. See `placed-picture.css`.
 */
const BACKGROUND_SIZES = '(max-width: 43.75em) 100vw, max(100vw - 400px, min(140vh, 156vw - 625px))';

/** Returns the address of the same picture with the whole garden, so that it covers a frame of any shape. */
function withGarden(address: string): string {
  return address.includes('frame=wide') ? address : `${address}${address.includes('?') ? '&' : '?'}frame=wide`;
}
