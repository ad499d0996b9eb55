import { HOUSE, MALMO } from '../support/houses.ts';
import { PASSWORD } from '../support/make-account.ts';
import { ask } from './ask.ts';
import type { Screen } from './screen.ts';

/** Creates an account and saves a house on it, in the owner's browser. Returns the house's token: its id in addresses. */
export async function saveHouseOf(page: Screen, name: string, email: string, municipality = MALMO): Promise<string> {
  const [FirstName = '', LastName = ''] = name.split(' ');
  await page.goto('/house');
  const { Id: GdprConsentId } = await ask<{ Id: number }>(page, '/api/gdpr/getconsent?slug=anvandarvillkor');
  const person = { Email: email, Password: PASSWORD, FirstName, LastName, Cellphone: '0701234567', MunicipalityId: municipality };
  await ask(page, '/api/account/register', { ...person, GdprConsentId, Newsletter: false });
  const houses = await ask<readonly { Id: number; Title: string }[]>(page, '/api/houses');
  const HouseId = houses.find(({ Title }) => Title === HOUSE)?.Id;
  const begun = await ask<Begun>(page, '/api/guidemodel/new', { HouseId, MunicipalityId: municipality });
  const house = {
    Id: null,
    HouseId,
    MunicipalityId: municipality,
    WebConfigurationId: begun.WebConfigurationId,
    Name: 'Vårt hus',
  };
  const saved = { ...house, Answers: begun.AnswerModel.Answers, PlotIds: [], Price: null };
  return (await ask<{ data: string }>(page, '/api/guidemodel/', saved)).data;
}

interface Begun {
  readonly WebConfigurationId: string;
  readonly AnswerModel: { readonly Answers: unknown };
}
