import type { Camera, Configuration } from '@gavel/core';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDescribedHouse } from './a-described-house.ts';
import { begin } from './begin.ts';
import { button } from './look.ts';
import type { OpenedApp } from './open-app.tsx';

/** Adds a camera for an elevation to a house, because the test range has no description from which the server draws one. */
export function withElevation(configuration: Configuration): Configuration {
  const [first, ...sections] = configuration.sections;
  const drawn: Camera = { id: 'drawing-front', title: 'Fasad', width: null, height: null, subject: null };
  return first
    ? { ...configuration, sections: [{ ...first, dynamicImageCameras: [...first.dynamicImageCameras, drawn] }, ...sections] }
    : configuration;
}

/** The title of the question whose answers change the 3D model and the drawings, in tests that set `isDrawn`. */
export const DRAWN_QUESTION = 'Fasadkulör';

/** Gives each answer to `DRAWN_QUESTION` a key that changes the 3D model. Adds these keys to `offered`. */
function withKeys(configuration: Configuration, offered: string[]): Configuration {
  const sections = configuration.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      if (question.title !== DRAWN_QUESTION) return question;
      const answers = question.answers.map((answer) => {
        const key = `kulor-${answer.id}`;
        offered.push(key);
        return { ...answer, dynamicImageKeys: [...answer.dynamicImageKeys, `plan.kulor:${key}`] };
      });
      return { ...question, answers };
    }),
  }));
  return { ...configuration, sections };
}

/**
 * Opens the 3D model, by default at the question about the colour of the façade. In the response to a `HEAD` request, each file of the 3D
 * model has 1,234,567 bytes.
 * @param isDrawn whether the answers to `DRAWN_QUESTION` change the 3D model
 * @param plan the plan of the house, if another one than that of `aDescribedHouse`
 */
export async function beginWithModel({
  isDrawn = false,
  at = '/configuration/new/3/3',
  plan = aDescribedHouse.plan,
} = {}): Promise<OpenedApp> {
  const offered: string[] = [];
  const own = window.fetch.bind(window);
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    if (!String(address).includes('/media/model/')) return own(address, init);
    // The test range has no description of a house, so the test server has no 3D model. Respond in place of the server.
    if (init?.method === 'HEAD') return new Response(null, { headers: { 'Content-Length': '1234567' } });
    const questions = isDrawn ? { kulor: offered } : {};
    return Response.json({ ...aDescribedHouse, plan: { ...plan, questions } });
  });
  const change = (configuration: Configuration) => {
    const elevated = withElevation(configuration);
    return isDrawn ? withKeys(elevated, offered) : elevated;
  };
  const app = await begin({ at, change });
  await userEvent.hover(page.getByRole('main'));
  await button('Visa huset i 3D').click();
  await expect.element(page.getByRole('img', { name: /^3D-modell av/ })).toBeVisible();
  return app;
}
