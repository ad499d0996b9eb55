import type { CurrentRange } from '../../range/current-range.ts';

/** The widths of the icons that home screens request, in px. */
export const iconSizes = [192, 512] as const;

/**
 * Returns `/manifest.webmanifest`, with which the site can be installed on a tablet or a phone.
 * @param accent `#rrggbb`
 */
export function webManifest({ name, welcome }: CurrentRange['brand'], accent: string) {
  const icons = iconSizes.flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/icons/${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    id: '/',
    name,
    short_name: name,
    description: welcome,
    lang: 'sv',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: accent,
    background_color: accent,
    icons,
  };
}
