import './placed-picture.css';

interface PlacedPictureProps {
  readonly src: string;
  readonly alt: string;
  /** The side on which the picture goes on, mirrored, when its middle is not the frame's. */
  readonly continues: 'left' | 'right';
  readonly className: string;
}

/**
 * A picture that is placed rather than cropped: the middle of the house goes into the middle of what the frame's sheets leave free, as
 * large as it fits there. `className` sizes the frame and says with `--free-left` and `--free-right` how wide the sheets are.
 */
export function PlacedPicture({ src, alt, continues, className }: PlacedPictureProps) {
  return (
    <div className={`placed-picture ${className}`}>
      <div className={`placed-picture-${continues}`}>
        <img src={src} alt={alt} width={2000} height={1430} fetchPriority="high" />
        <img src={src} alt="" width={2000} height={1430} />
      </div>
    </div>
  );
}
