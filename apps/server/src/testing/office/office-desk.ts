import { consentWithSlug } from '../../modules/people/accounts/consents.ts';
import type { Office, Somebody } from './open-office.ts';

/** A request of somebody without an account. */
interface Question {
  readonly name: string;
  readonly email: string;
  readonly municipality: string;
  /** A house by its title; empty: none in particular. */
  readonly house: string;
  readonly message: string;
  /** By their addresses. */
  readonly plots?: readonly string[];
}

interface Offer {
  readonly until: string;
  readonly words: string;
  readonly lines: readonly { readonly Title: string; readonly Amount: number; readonly VatRate: number }[];
}

interface Begun {
  readonly WebConfigurationId: number;
  readonly AnswerModel: { readonly Answers: Readonly<Record<string, number>> };
}

type Change = Readonly<Record<string, unknown>> & { readonly Kind: string };

/** What customers and salespersons do, in a line each: by the calls that their pages make. @param administrator sees every request */
export async function officeDesk({ visitor, enter, dependencies }: Office, administrator: Somebody) {
  const range = await dependencies.currentRange();
  const consent = consentWithSlug(range, 'anvandarvillkor');
  const find = <One>(all: readonly One[], is: (one: One) => boolean, what: string): One => {
    const found = all.find(is);
    if (!found) throw new Error(`the range has no ${what}`);
    return found;
  };
  const placeOf = (name: string) => find(range.municipalities, (one) => one.name === name, name).id;
  const houseOf = (title: string) => find(range.houses, (one) => one.title === title, title);
  const plotOf = (address: string) => find(range.plots, (one) => one.address === address, address).id;
  const bundleOf = (house: string, name: string) =>
    houseOf(house).webConfiguration.bundles.find((one) => one.name === name)?.id ?? null;

  async function leadOf(email: string): Promise<string> {
    const { Leads } = await administrator.get<{ Leads: { Id: string }[] }>(
      `/api/admin/leads?view=all&order=arrived&search=${encodeURIComponent(email)}`,
    );
    return Leads[0]?.Id ?? '';
  }
  const pathOf = (lead: string) => `/api/admin/leads/${lead}`;
  const change = async (who: Somebody, lead: string, asked: Change) => {
    const { Version } = await who.get<{ Version: number }>(pathOf(lead));
    await who.post(`${pathOf(lead)}/changes`, asked, Version);
  };
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

    /** Gives its token. */
    async save(
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
    },

    /** Saves it again, as another house of the same name. */
    async saveAgain(who: Somebody, token: string, house: string, municipality: string, bundle: string): Promise<void> {
      const { Name } = await who.get<{ Name: string }>(`/api/guidemodel/${token}`);
      await who.post('/api/guidemodel/', { ...(await begin(house, municipality, bundle)), Id: token, Name, PlotIds: [] });
    },

    /** Asks for an offer on a saved house. Gives the request's id. */
    async askAbout(who: Somebody, token: string, message: string): Promise<string> {
      const { PlotIds: Plots } = await who.get<{ PlotIds: number[] }>(`/api/guidemodel/${token}`);
      await who.post('/api/submit/contactrequest', { SubmissionType: 'Quote', ConfigurationId: token, Message: message, Plots });
      return leadOf(who.email);
    },

    async ask({ name, email, municipality, house, message, plots = [] }: Question): Promise<string> {
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
      return leadOf(email);
    },

    change,

    note: (who: Somebody, lead: string, words: string) => who.post(`${pathOf(lead)}/notes`, { Words: words }),

    step: (who: Somebody, lead: string, words: string, day: string) =>
      change(who, lead, { Kind: 'next-step', Words: words, DueOn: day }),

    /** Sends an offer. Gives its token. */
    async offer(who: Somebody, lead: string, { until, words, lines }: Offer): Promise<string> {
      const path = `${pathOf(lead)}/offer`;
      const { Tag } = await who.get<{ Tag: string }>(path);
      const saved = await who.post<{ Tag: string }>(path, { ValidUntil: until, Words: words, Lines: lines }, Tag);
      const { Offers } = await who.post<{ Offers: { Token: string }[] }>(`${path}/send`, {}, saved.Tag);
      return Offers[0]?.Token ?? '';
    },

    /** What the customer says at the address of an offer. */
    accept: (token: string, name: string) => visitor.post(`/api/offers/${token}/acceptance`, { Name: name }),

    /** Ticks what is to be settled, with these words by its key, and freezes the house. Gives the order's token. */
    async order(who: Somebody, lead: string, ticks: Readonly<Record<string, string>>): Promise<string> {
      const path = `${pathOf(lead)}/order`;
      const { Checks } = await who.get<{ Checks: { Key: string }[] }>(path);
      for (const { Key } of Checks)
        await who.post(`${path}/checks`, { Key, Words: ticks[Key] ?? '', IsDone: true, SeenAtUtc: null });
      const { Tag, Gaps } = await who.get<{ Tag: string; Gaps: object[] }>(path);
      if (Gaps.length > 0) throw new Error(`the order of ${lead} lacks ${JSON.stringify(Gaps)}`);
      const { Token } = await who.post<{ Token: string }>(path, {}, Tag);
      return Token;
    },
  };
}

/** Of each address another one, in the row that is kept for films and books. */
function phoneOf(email: string): string {
  const sum = [...email].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 95, 0);
  return `070-174 06 ${String(sum + 5).padStart(2, '0')}`;
}
