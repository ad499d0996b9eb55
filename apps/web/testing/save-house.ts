import type { QuestionAnswer } from '@gavel/core';
import { browserApi } from '../app/api/browser-api.ts';
import type { Api } from '../app/api/create-api.ts';
import { MALMO } from './begin.ts';

/**
 * Saves a house with its default answers to the account that is logged in. Returns its token (`id`), its price in öre, and the function
 * `choose`, which saves the house again with the answer that has the given title.
 */
export async function saveHouse(title: string, name: string) {
  const api = await browserApi();
  const listed = (await api.listHouses()).find((house) => house.title === title);
  if (!listed) throw new Error(`there is no ${title}`);
  const begun = await api.beginHouse({ parameters: { houseId: listed.id, municipality: MALMO } });
  const { houseId, webConfigurationId, municipalityId, selections } = begun;
  const content = {
    houseId,
    webConfigurationId,
    municipalityId,
    name,
    plotIds: [],
    placement: null,
    price: null,
    impersonatedOwner: null,
  };
  const { id, price } = await api.saveConfiguration({ body: { ...content, id: null, selections } });
  const choose = async (answer: string) => {
    const { questionId, answerId } = answerCalled(answer, begun);
    return api.saveConfiguration({ body: { ...content, id, selections: new Map(selections).set(questionId, answerId) } });
  };
  return { id, price, choose };
}

function answerCalled(title: string, { sections }: Awaited<ReturnType<Api['beginHouse']>>): QuestionAnswer {
  for (const { questions } of sections)
    for (const { id: questionId, answers } of questions)
      for (const answer of answers) if (answer.title === title) return { questionId, answerId: answer.id };
  throw new Error(`there is no ${title}`);
}
