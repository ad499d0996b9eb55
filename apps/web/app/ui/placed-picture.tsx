import './placed-picture.css';

interface PlacedPictureProps {
  readonly src: string;
  readonly alt: string;
  readonly className: string;
}

/**
 * A picture of a house that is placed rather than cropped: the middle of the house goes into the middle of what the frame's sheets
 * leave free, as large as it fits there. `className` sizes the frame and says with `--free-left` and `--free-right` how wide the sheets
 * are, and with `--middle` how far down the house stands.
 */
export function PlacedPicture({ src, alt, className }: PlacedPictureProps) {
  return (
    <div className={`placed-picture ${className}`}>
      <img src={withGarden(src)} alt={alt} width={2900} height={2100} fetchPriority="high" />
    </div>
  );
}

/** The same picture with all of the garden round the house, so that it covers a frame of any shape. */
function withGarden(address: string): string {
  return address.includes('frame=wide') ? address : `${address}${address.includes('?') ? '&' : '?'}frame=wide`;
}
