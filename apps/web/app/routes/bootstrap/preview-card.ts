import { formatKr, type Ore } from '@gavel/core';
import { cardTexts, createTexts } from '@gavel/texts';
import type { MetaDescriptor } from 'react-router';
import { linkAddress } from '../../addresses.ts';
import type { Brand } from '../../api/create-api.ts';

/** The preview that other applications, such as chats, show for a link to a house. */
export interface PreviewCard {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** An absolute URL. */
  readonly address: string;
  /** An absolute URL of a picture of 1200 × 630 px. */
  readonly image: string;
  readonly imageDescription: string;
}

interface SharedHouse {
  readonly token: string;
  readonly name: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  /** The total price. */
  readonly price: Ore;
}

/**
 * Returns the link preview of a shared house: name, house model, municipality and price. It contains nothing about the owner of the house.
 */
export function previewCard(
  { token, name, houseTitle, municipalityName, price }: SharedHouse,
  brand: Brand,
  origin: string,
): PreviewCard {
  const t = createTexts(brand.texts).of(cardTexts);
  const house = { name, house: houseTitle, municipality: municipalityName, price: formatKr(price) };
  return {
    title: t('title', house),
    description: t('description', house),
    siteName: brand.name,
    address: new URL(linkAddress(token), origin).href,
    image: new URL(`/media/share/${token}.jpg`, origin).href,
    imageDescription: t('image', house),
  };
}

/** Returns the link preview as meta tags of the document. */
export function cardTags({ title, description, siteName, address, image, imageDescription }: PreviewCard): MetaDescriptor[] {
  const tags = {
    'og:type': 'website',
    'og:locale': 'sv_SE',
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': imageDescription,
  };
  return [
    { name: 'description', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...Object.entries(tags).map(([property, content]) => ({ property, content })),
  ];
}
