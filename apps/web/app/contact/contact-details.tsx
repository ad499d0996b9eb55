import { contactTexts } from '@gavel/texts';
import { Mail, Phone } from 'lucide-react';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './contact-details.css';

/**
 * The builder’s telephone number, e-mail address, opening hours and address.
 * @param subject the subject of the e-mail
 * @param kind the look of the button with the telephone number: `primary` if no other button of this screen is more important
 */
export function ContactDetails({ subject, kind = 'primary' }: { subject: string; kind?: 'primary' | 'plain' }) {
  const t = useTexts(contactTexts);
  const { brand } = useSite();
  return (
    <>
      <div className="contact-ways">
        <ButtonAnchor kind={kind} between href={telephone(brand.phone)} aria-label={t('call', brand)}>
          <span className="num">{brand.phone}</span>
          <Icon icon={Phone} small />
        </ButtonAnchor>
        <ButtonAnchor between href={mail(brand.email, subject)} aria-label={t('mail', brand)}>
          <span className="contact-address">{brand.email}</span>
          <Icon icon={Mail} small />
        </ButtonAnchor>
      </div>
      <dl className="contact-facts">
        <div>
          <dt>{t('hours')}</dt>
          <dd>{brand.hours}</dd>
        </div>
        <div>
          <dt>{t('address')}</dt>
          <dd>{brand.address}</dd>
        </div>
      </dl>
    </>
  );
}

/** Returns the `tel:` link of a number. */
export function telephone(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}

/** Returns the `mailto:` link of an e-mail with a subject and a text. The line breaks of the text stay in the e-mail. */
export function mail(address: string, subject: string, body = ''): string {
  const fields = [`subject=${encodeURIComponent(subject)}`, ...(body ? [`body=${encodeURIComponent(body)}`] : [])];
  return `mailto:${address}?${fields.join('&')}`;
}
