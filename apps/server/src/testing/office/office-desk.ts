import { consentWithSlug } from '../../modules/people/accounts/consents.ts';
import type { Office, Somebody } from './open-office.ts';

/** A request for information that a visitor without an account sends. */
interface Question {
  readonly name: string;
  readonly email: string;
  readonly municipality: string;
  /** The title of the house model; empty: the request is not about a house. */
  readonly house: string;
  readonly message: string;
  /** The street addresses of the plots that the request names. */
  readonly plots?: readonly string[];
}

interface Quote {
  readonly until: string;
  readonly words: string;
  readonly lines: readonly { readonly Title: string; readonly Amount: number; readonly VatRate: number }[];
}

interface Begun {
  readonly WebConfigurationId: number;
  readonly AnswerModel: { readonly Answers: Readonly<Record<string, number>> };
}

type Change = Readonly<Record<string, unknown>> & { readonly Kind: string };

/**
 * Returns short functions for the actions of customers and salespersons. Except for creating accounts, they call the server’s API.
 * @param administrator the administrator, who may see every request
 */
export async function officeDesk({ visitor, enter, dependencies }: Office, administrator: Somebody) {
  const range = await dependencies.currentRange();
  const consent = consentWithSlug(range, 'anvandarvillkor');
  const placeOf = (name: string) => find(range.municipalities, (one) => one.name === name, name).id;
  const houseOf = (title: string) => find(range.houses, (one) => one.title === title, title);
  const plotOf = (address: string) => find(range.plots, (one) => one.address === address, address).id;
  const bundleOf = (house: string, name: string) =>
    houseOf(house).webConfiguration.bundles.find((one) => one.name === name)?.id ?? null;

  async function requestOf(email: string): Promise<string> {
    const { Leads: Requests } = await administrator.get<{ Leads: { Id: string }[] }>(
      `/api/admin/leads?view=all&order=arrived&search=${encodeURIComponent(email)}`,
    );
    return Requests[0]?.Id ?? '';
  }
  const pathOf = (request: string) => `/api/admin/leads/${request}`;

  async function change(who: Somebody, request: string, asked: Change): Promise<void> {
    const { Version } = await who.get<{ Version: number }>(pathOf(request));
    await who.post(`${pathOf(request)}/changes`, asked, Version);
  }
  async function begin(title: string, municipality: string, bundle: string) {
    const HouseId = houseOf(title).id;
    const where = { HouseId, MunicipalityId: placeOf(municipality) };
    const asked = { ...where, bundleId: bundleOf(title, bundle) };
    const { WebConfigurationId, AnswerModel } = await visitor.post<Begun>('/api/guidemodel/new', asked);
    return { ...where, WebConfigurationId, Answers: AnswerModel.Answers, Price: null };
  }

  return {
    customer: (firstName: string, lastName: string, email: string, municipality: string) =>
      enter({ firstName, lastName, email, cellphone: phoneOf(email), municipalityId: placeOf(municipality) }),
    save,
    saveAgain,
    askAbout,
    ask,
    change,
    note: (who: Somebody, request: string, words: string) => who.post(`${pathOf(request)}/notes`, { Words: words }),
    step: (who: Somebody, request: string, words: string, day: string) =>
      change(who, request, { Kind: 'next-step', Words: words, DueOn: day }),
    quote,
    /** Accepts a quote as the customer does on the page of the quote. */
    accept: (token: string, name: string) => visitor.post(`/api/offers/${token}/acceptance`, { Name: name }),
    order,
  };

  /** Saves a house and returns its token. */
  async function save(
    who: Somebody,
    house: string,
    municipality: string,
    { bundle, name, plots }: { readonly bundle: string; readonly name: string; readonly plots: readonly string[] },
  ): Promise<string> {
    const begun = await begin(house, municipality, bundle);
    const { data } = await who.post<{ data: string }>('/api/guidemodel/', {
      ...begun,
      Id: null,
      Name: name,
      PlotIds: plots.map(plotOf),
    });
    return data;
  }

  /** Saves a house with another bundle, and perhaps another house model, under the token and the name of a saved house. */
  async function saveAgain(who: Somebody, token: string, house: string, municipality: string, bundle: string): Promise<void> {
    const { Name } = await who.get<{ Name: string }>(`/api/guidemodel/${token}`);
    await who.post('/api/guidemodel/', { ...(await begin(house, municipality, bundle)), Id: token, Name, PlotIds: [] });
  }

  /** Asks for a quote on a saved house, and returns the id of the customer's request. */
  async function askAbout(who: Somebody, token: string, message: string): Promise<string> {
    const { PlotIds: Plots } = await who.get<{ PlotIds: number[] }>(`/api/guidemodel/${token}`);
    await who.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId: token, Message: message, Plots });
    return requestOf(who.email);
  }

  async function ask({ name, email, municipality, house, message, plots = [] }: Question): Promise<string> {
    await visitor.post('/api/submit/contactrequest', {
      SubmissionType: 'Sales',
      Name: name,
      Email: email,
      Phone: phoneOf(email),
      Message: message,
      HouseModelName: house,
      MunicipalityId: placeOf(municipality),
      GdprConsentId: consent?.id,
      Plots: plots.map(plotOf),
      OpenForMs: 40_000,
    });
    return requestOf(email);
  }

  /** Sends a quote for a request, and returns the token of the quote. */
  async function quote(who: Somebody, request: string, { until, words, lines }: Quote): Promise<string> {
    const path = `${pathOf(request)}/offer`;
    const { Tag } = await who.get<{ Tag: string }>(path);
    const saved = await who.post<{ Tag: string }>(path, { ValidUntil: until, Words: words, Lines: lines }, Tag);
    const { Offers: Quotes } = await who.post<{ Offers: { Token: string }[] }>(`${path}/send`, {}, saved.Tag);
    return Quotes[0]?.Token ?? '';
  }

  /**
   * Ticks all items of the checklist, and then makes the final order. Returns the token of the order.
   * @param ticks the text for each item, by the key of the item
   */
  async function order(who: Somebody, request: string, ticks: Readonly<Record<string, string>>): Promise<string> {
    const path = `${pathOf(request)}/order`;
    const { Checks } = await who.get<{ Checks: { Key: string }[] }>(path);
    for (const { Key } of Checks)
      await who.post(`${path}/checks`, { Key, Words: ticks[Key] ?? '', IsDone: true, SeenAtUtc: null });
    const { Tag, Gaps } = await who.get<{ Tag: string; Gaps: object[] }>(path);
    if (Gaps.length > 0) throw new Error(`the order of ${request} lacks ${JSON.stringify(Gaps)}`);
    const { Token } = await who.post<{ Token: string }>(path, {}, Tag);
    return Token;
  }
}

/** Returns a telephone number for an e-mail address, from the numbers that are reserved for fiction. */
function phoneOf(email: string): string {
  const sum = [...email].reduce((so, mail) => (so * 31 + mail.charCodeAt(0)) % 95, 0);
  return `070-174 06 ${String(sum + 5).padStart(2, '0')}`;
}

function find<One>(all: readonly One[], is: (one: One) => boolean, what: string): One {
  const found = all.find(is);
  if (!found) throw new Error(`the range has no ${what}`);
  return found;
}
