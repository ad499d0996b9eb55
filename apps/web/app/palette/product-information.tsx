import { asQuestionId, type ProductInformation as Product } from '@gavel/core';
import { generalTexts, overlaysTexts, productTexts } from '@gavel/texts';
import { useCallback } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { Message } from '../ui/message.tsx';
import { rendition } from '../ui/renditions.ts';
import { RichText } from '../ui/rich-text.tsx';
import { useLingering } from '../ui/use-lingering.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView, type ViewProps } from '../visit/use-view.ts';
import './product-information.css';

/** How long the products stay rendered after the view has closed, in ms: until the view has slid out of the screen. */
const CLEARED_AFTER_MS = 250;

/** The view with information about a question's products, opened by the palette's last card. */
export function ProductInformation({ open, onClose }: ViewProps) {
  const t = useTexts(productTexts);
  const overlays = useTexts(overlaysTexts);
  const general = useTexts(generalTexts);
  const { parameter } = useView();
  const { questions } = guideOf(useConfigurator((state) => state.configuration));
  const questionId = asQuestionId(parameter('question') ?? 0);
  const isOpen = open && questions.has(questionId);
  const lingers = useLingering(isOpen, CLEARED_AFTER_MS);
  const load = useCallback(
    () => browserApi().then((api) => api.listProductInformation({ parameters: { questionId } })),
    [questionId],
  );
  const { progress, again } = useLoaded(load, isOpen);
  const products = progress.kind === 'loaded' && lingers ? progress.value : [];
  const [first, ...others] = products;

  return (
    <Flyout open={isOpen} onClose={onClose} title={first?.title ?? t('heading')} wide>
      {progress.kind === 'loading' && <p role="status">{overlays('loading')}</p>}
      {progress.kind === 'loaded' && lingers && !first && <p className="flyout-lead">{t('nothing')}</p>}
      {first && <ProductItems product={first} />}
      {others.map((product) => (
        <section key={product.title} className="flyout-part">
          <h3>{product.title}</h3>
          <ProductItems product={product} />
        </section>
      ))}
      {progress.kind === 'failed' && (
        <>
          <Message kind="error">{overlays('failedText')}</Message>
          <div className="flyout-actions">
            <Button kind="primary" onClick={again}>
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
            {imageLarge && <img src={rendition(imageLarge, 'moreinformation')} alt="" loading="lazy" />}
            <h3>{title}</h3>
            <RichText html={text} />
          </li>
        ))}
      </ul>
    </>
  );
}
