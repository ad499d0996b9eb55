import { asAnswerId, asQuestionId, type Reason } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextsProvider } from '../texts/use-texts.ts';
import { createConfiguratorStore } from './configurator-store.ts';
import { ConfiguratorProvider } from './use-configurator.tsx';
import { useReasonText } from './use-reason-text.ts';

const kitchen = aGuideQuestion(11, [aGuideAnswer(111, { title: 'Köksö' }), aGuideAnswer(112, { title: 'Stort kök' })], {
  title: 'Kök',
});
const store = createConfiguratorStore(aConfiguration([aGuideSection(1, [kitchen])]), null, null);

function Text({ reasons }: { reasons: readonly Reason[] }) {
  return useReasonText()(reasons);
}

function textOf(...reasons: Reason[]): string {
  return renderToStaticMarkup(
    <TextsProvider value={createTexts()}>
      <ConfiguratorProvider store={store}>
        <Text reasons={reasons} />
      </ConfiguratorProvider>
    </TextsProvider>,
  );
}

const island = { questionId: asQuestionId(11), answerId: asAnswerId(111) };
const large = { questionId: asQuestionId(11), answerId: asAnswerId(112) };
const needsIsland: Reason = { kind: 'needs', options: [island] };
const withoutLarge: Reason = { kind: 'excludes', answer: large };
const answered: Reason = { kind: 'answered', questionId: asQuestionId(11), wanted: true };
const anyOf = (...alternatives: Reason[][]): Reason => ({ kind: 'anyOf', alternatives });

test.each<[string, Reason[]]>([
  ['Kräver Köksö eller Stort kök', [{ kind: 'needs', options: [island, large] }]],
  ['Går inte ihop med Stort kök. Kräver Köksö', [withoutLarge, needsIsland]],
  ['Kräver Köksö eller att Stort kök väljs bort', [anyOf([needsIsland], [withoutLarge])]],
  ['Kräver ett val under Kök och att Stort kök väljs bort eller Köksö', [anyOf([answered, withoutLarge], [needsIsland])]],
  [
    'Kräver att inget är valt under Kök, att du bygger i Malmö eller ett hus som inte är en sidobyggnad',
    [
      anyOf(
        [{ ...answered, wanted: false }],
        [{ kind: 'municipality', names: ['Malmö'], wanted: true }],
        [{ kind: 'sideBuilding', wanted: false }],
      ),
    ],
  ],
])('the reasons why an answer is blocked are formatted as “%s”', (text, reasons) => expect(textOf(...reasons)).toBe(text));
