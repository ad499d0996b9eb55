import { customerQuoteTexts } from '@gavel/texts';
import { data } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { serverNow } from '../../network/server-time.ts';
import { fetcherContext } from '../../page-context.ts';
import { PageFooter } from '../../shell/page-footer.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { CONTENT_ID } from '../../shell/skip-link.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import type { Route } from './+types/quote';
import { answerQuote, formOf } from './answer-quote.ts';
import { browserQuoteApi, createQuoteApi, type QuoteApi } from './quote-calls.ts';
import { QuoteSheet } from './quote-sheet.tsx';
import './quote.css';

export const loader = ({ context, params }: Route.LoaderArgs) => load(createQuoteApi(context.get(fetcherContext)), params.token);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserQuoteApi(), params.token);

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  answerQuote(createQuoteApi(context.get(fetcherContext)), params.token, await formOf(request));
export const clientAction = async ({ params, request }: Route.ClientActionArgs) =>
  answerQuote(browserQuoteApi(), params.token, await formOf(request));

/** Everyone who knows the address can open the quote. So no cache stores the page, and no search engine lists it. */
export const headers = () => ({
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
});

async function load(api: QuoteApi, token: string) {
  try {
    return { offer: await api.readOffer({ parameters: { token } }), now: serverNow() };
  } catch (error) {
    const isNone = error instanceof ApiError && ['unknown-offer', 'malformed-query'].includes(error.code);
    if (isNone) return data(null, { status: 404 });
    throw error;
  }
}

/** `/offer/{token}`: a quote for its customer, with the forms to answer it. */
export default function Quote({ loaderData: loaded, actionData, params }: Route.ComponentProps) {
  const t = useTexts(customerQuoteTexts);
  const { brand } = useSite();
  const number = loaded?.offer.number ?? '';
  return (
    <div className="offer">
      <PageHead title={loaded ? t('title', { number, brand: brand.name }) : t('gone')} hidden />
      <header className="offer-top">
        <Wordmark name={brand.name} logo={brand.logo} label={t('home', { brand: brand.name })} />
        {loaded && <p className="num">{t('heading', { number })}</p>}
      </header>
      <main id={CONTENT_ID} tabIndex={-1}>
        {loaded ? (
          <QuoteSheet quote={loaded.offer} token={params.token} now={loaded.now} answered={actionData ?? null} />
        ) : (
          <div className="offer-gone">
            <h1>{t('gone')}</h1>
            <p>{t('goneText')}</p>
            <ButtonLink to="/">{t('toStart')}</ButtonLink>
          </div>
        )}
      </main>
      <PageFooter brand={brand} />
    </div>
  );
}
