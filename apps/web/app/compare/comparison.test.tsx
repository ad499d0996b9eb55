import { asAnswerId, asQuestionId } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection, aPrice } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { comparedHouse } from './compared-house.ts';
import { Comparison } from './comparison.tsx';

/** A house whose only question hides its price. Summaries do not list such a question. The second answer costs 7 500 kr. */
function aHouse(key: string, answer: number) {
  const fuse = aGuideQuestion(11, [aGuideAnswer(111), aGuideAnswer(112, { baseAnswerIds: [9001] })], { hidePrice: true });
  const configuration = aConfiguration([aGuideSection(1, [fuse])], {
    baseAnswerPrices: new Map([[9001, [aPrice(7500)]]]),
  });
  const selections = new Map([[asQuestionId(11), asAnswerId(answer)]]);
  return comparedHouse(key, { ...configuration, selections }, null);
}

/** Returns the text of a comparison, with spaces between the elements. */
function comparisonOf(...houses: ReturnType<typeof aHouse>[]): string {
  const routes = [{ id: 'root', path: '/', loader: () => null, element: <Comparison houses={houses} own={null} /> }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: { brand: { name: 'Björkvik Hus' } } } } });
  const page = renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <RouterProvider router={router} />
    </TextsProvider>,
  );
  return page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('the comparison does not call houses with different prices equal, even if no row differs', () => {
  expect(comparisonOf(aHouse('1', 111), aHouse('2', 111))).toContain('Husen är lika på alla punkter.');
  const different = comparisonOf(aHouse('1', 111), aHouse('2', 112));
  expect(different).toContain('Övrigt Ingår 7 500 kr');
  expect(different).not.toContain('Husen är lika på alla punkter.');
});
