import { asAnswerId, asQuestionId } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { SessionProvider } from '../account/use-account.ts';
import { TextsProvider } from '../texts/use-texts.ts';
import { createConfiguratorStore } from '../visit/configurator-store.ts';
import { ConfiguratorProvider } from '../visit/use-configurator.tsx';
import type { TellSaver } from './create-saver.ts';
import { useSaver } from './use-saver.ts';

const { keep, untilLoaded } = vi.hoisted(() => ({ keep: vi.fn(), untilLoaded: vi.fn(() => new Promise(() => undefined)) }));
vi.mock('../visit/use-keeping.ts', () => ({ useKeeping: () => keep }));
vi.mock('../parts/until-loaded.ts', () => ({ untilLoaded }));
vi.mock('./create-saver.ts', () => {
  throw new Error('the code did not load');
});

/** Returns the function of `useSaver`. */
function saverOf(): TellSaver {
  const roof = aGuideQuestion(asQuestionId(1), [aGuideAnswer(asAnswerId(11), { isDefaultAnswer: true })]);
  const store = createConfiguratorStore(aConfiguration([aGuideSection(1, [roof])]), null, null);
  const session = { account: null, isHeard: false, setAccount: vi.fn(), logOut: vi.fn() };
  let saver: TellSaver = () => undefined;
  function Page() {
    saver = useSaver(1);
    return null;
  }
  renderToString(
    <TextsProvider value={createTexts()}>
      <SessionProvider value={session}>
        <ConfiguratorProvider store={store}>
          <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page }])} />
        </ConfiguratorProvider>
      </SessionProvider>
    </TextsProvider>,
  );
  return saver;
}

test('if the code that saves does not load, the browser stores the house as waiting for the server only if the visitor has pressed Save', async () => {
  const tell = saverOf();
  tell({ kind: 'reachable' });
  tell({ kind: 'logged-in' });
  await expect.poll(() => untilLoaded).toHaveBeenCalledTimes(2);
  expect(keep).not.toHaveBeenCalled();
  tell({ kind: 'asked' });
  await expect.poll(() => keep).toHaveBeenCalledExactlyOnceWith({ saved: false, isWaiting: true });
});
