import type { ProductInformation as Product } from '@gavel/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { browserApi } from '../api/browser-api.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { guideOf } from './guide-of.ts';
import { Flyout } from './overlays/flyout.tsx';
import { useConfigurator } from './use-configurator.tsx';
import { useView } from './use-view.ts';
import './product-information.css';

/** What there is to read about a question's products, opened by the palette's last card. */
export function ProductInformation() {
  const t = useTranslations('product');
  const overlays = useTranslations('overlays');
  const general = useTranslations('general');
  const { view, parameter, close } = useView();
  const { questions } = guideOf(useConfigurator((state) => state.configuration));
  const question = questions.get(parameter('question') ?? 0);
  const isOpen = view === 'product' && question !== undefined;
  const { products, failed, load } = useProducts(isOpen ? question.id : null);
  const [first, ...others] = products ?? [];

  return (
    <Flyout open={isOpen} onClose={close} title={first?.title ?? t('heading')} wide>
      {!products && !failed && <p role="status">{overlays('loading')}</p>}
      {products?.length === 0 && <p className="flyout-lead">{t('nothing')}</p>}
      {first && <ProductItems product={first} />}
      {others.map((product) => (
        <section key={product.title} className="flyout-part">
          <h3>{product.title}</h3>
          <ProductItems product={product} />
        </section>
      ))}
      {failed && (
        <>
          <Message kind="error">{overlays('failedText')}</Message>
          <div className="flyout-actions">
            <Button kind="primary" onClick={load}>
              {general('retry')}
            </Button>
          </div>
        </>
      )}
    </Flyout>
  );
}

function ProductItems({ product: { category, items } }: { product: Product }) {
  return (
    <>
      <p className="product-category">{category}</p>
      <ul className="product-items">
        {items.map(({ title, text, imageLarge }) => (
          <li key={title}>
            {imageLarge && <img src={imageLarge} alt="" loading="lazy" />}
            <h3>{title}</h3>
            <RichText html={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asked for when it is opened; what has been read once is kept until another question is opened. */
function useProducts(questionId: number | null) {
  const [answer, setAnswer] = useState<{ questionId: number; products: readonly Product[] | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (questionId === null) return;
    let isWanted = true;
    setAnswer((known) => (known?.questionId === questionId && known.products ? known : null));
    const answered = (products: readonly Product[] | null) => isWanted && setAnswer({ questionId, products });
    browserApi()
      .then((api) => api.productInformation(questionId))
      .then(answered, () => answered(null));
    return () => {
      isWanted = false;
    };
  }, [questionId, attempt]);
  const load = useCallback(() => setAttempt((before) => before + 1), []);
  return { products: answer?.products ?? null, failed: answer !== null && answer.products === null, load };
}
