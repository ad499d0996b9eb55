import { contactTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { mail, telephone } from './contact-details.tsx';
import { useSalespersons } from './salespersons.ts';
import './salesperson-list.css';

/** The salespeople with picture, title and contact details. Renders nothing if there are none. */
export function SalespersonList({ subject }: { subject: string }) {
  const t = useTexts(contactTexts);
  const salespersons = useSalespersons();
  if (salespersons.length === 0) return null;
  return (
    <section className="flyout-part">
      <h3>{t('salespersons', { count: salespersons.length })}</h3>
      <ul className="salespersons">
        {salespersons.map(({ name, title, email, phone, mobile, imageUrl }) => (
          <li key={`${name} ${email}`}>
            <img src={imageUrl} alt="" width={72} height={90} />
            <div>
              <p className="salesperson-name" translate="no">
                {name}
              </p>
              <p className="muted">{title}</p>
              {[phone, mobile]
                .filter((number) => number !== '')
                .map((number) => (
                  <a key={number} href={telephone(number)} aria-label={t('call', { name, phone: number })} className="num">
                    {number}
                  </a>
                ))}
              {email && (
                <a href={mail(email, subject)} aria-label={t('mail', { name, email })}>
                  {email}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
