import { startTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { HOUSES } from '../addresses.ts';
import { useTexts } from '../texts/use-texts.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './welcome.css';

/** The builder’s slogan with its line breaks, and a link down to the houses on this page. */
export function Welcome({ slogan, text }: { slogan: string; text: string }) {
  const t = useTexts(startTexts);
  return (
    <section className="welcome">
      <h1>{slogan}</h1>
      <div>
        <p>{text}</p>
        <ButtonAnchor kind="primary" href="#hus">
          {t('chooseHouse')} <Icon icon={ArrowRight} small />
        </ButtonAnchor>
      </div>
    </section>
  );
}

/** The welcome text at the end of all pages with `GuideLayout`. Its link leads to the page with the houses. */
export function WelcomeOn({ slogan, text }: { slogan: string; text: string }) {
  const t = useTexts(startTexts);
  return (
    <section className="welcome welcome-on">
      <h2>{slogan}</h2>
      <div>
        <p>{text}</p>
        <ButtonLink to={HOUSES}>
          {t('chooseHouse')} <Icon icon={ArrowRight} small />
        </ButtonLink>
      </div>
    </section>
  );
}
