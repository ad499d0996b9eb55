import { randomUUID } from 'node:crypto';
import type { Answer, Ask, Asked } from '../pages/ask.ts';
import { type BegunHouse, quoteRequest } from '../sales/customer-calls.ts';
import { cookieOf } from '../sales/member.ts';
import { MUNICIPALITY, type Tour } from './tour.ts';
import { type Call, type DoingName, doings } from './visit.ts';

/** One call of a visitor, and its result. */
export interface Called {
  readonly call: Call;
  /** The time from the request to the end of the response, in ms. */
  readonly took: number;
  /** When the response ended, on the clock of `performance.now()`. */
  readonly ended: number;
  readonly bytes: number;
  /** Why the call failed; null: it was answered. */
  readonly fault: string | null;
}

/** The saves and requests that the site has confirmed. They must be in the database. */
export interface Confirmed {
  /** The confirmed saves. Each text is the token of the house, a space and its name. */
  readonly saves: string[];
  /** The messages of the confirmed quote requests. Each message is unique. */
  readonly requests: string[];
}

export interface Visitors {
  readonly confirmed: Confirmed;
  /** Sends one call of this kind. */
  call(kind: Call): Promise<void>;
  /** Does one action of a visit: a call, then the calls that follow it. */
  act(doing: DoingName): Promise<void>;
}

/** The share of questions for which a visitor chooses a random answer. */
const CHANGED = 0.2;

interface Customer {
  readonly cookie: string;
  readonly houses: string[];
}

/** Returns the visitors of a site. They pass every call and its result to the function `note`. */
export function visitorsOf(ask: Ask, tour: Tour, random: () => number, note: (called: Called) => void): Visitors {
  const customers: Customer[] = [];
  const confirmed: Confirmed = { saves: [], requests: [] };

  const any = <Value>(of: readonly Value[]): Value => {
    const value = of[Math.floor(random() * of.length)];
    if (value === undefined) throw new Error('there is nothing to choose from');
    return value;
  };
  const send = async (call: Call, asked: Asked): Promise<Answer | null> => {
    const begun = performance.now();
    const end = (bytes: number, fault: string | null) => {
      const ended = performance.now();
      note({ call, took: ended - begun, ended, bytes, fault });
    };
    try {
      const answer = await ask(asked);
      end(answer.bytes.length, null);
      return answer;
    } catch (error) {
      end(0, String(error));
      return null;
    }
  };

  const get = (call: Call, path: () => string) => async () => void (await send(call, { path: path() }));
  const senders: Readonly<Record<Call, () => Promise<void>>> = {
    'start page': get('start page', () => '/'),
    'script or style': get('script or style', () => any(tour.files)),
    picture: get('picture', () => any(tour.pictures)),
    'first step': get('first step', () => any(tour.houses).page),
    'beginning of a house': get('beginning of a house', () => any(tour.houses).beginning),
    registration: register,
    save,
    PDF: makePdf,
    'quote request': askForQuote,
    counts: leave,
  };
  return {
    confirmed,
    call: (kind) => senders[kind](),
    async act(name) {
      const { first, follow } = doings[name];
      await senders[first]();
      const next = Object.entries(follow) as [Call, number][];
      await Promise.all(next.flatMap(([call, times]) => Array.from({ length: times }, () => senders[call]())));
    },
  };

  async function register(): Promise<void> {
    const body = {
      Email: `${randomUUID()}@bench.example`,
      Password: 'granbarr i snö',
      FirstName: 'Anna',
      LastName: 'Berg',
      Cellphone: '070-123 45 67',
      MunicipalityId: MUNICIPALITY,
      GdprConsentId: tour.consent,
      Newsletter: false,
    };
    const answer = await send('registration', { path: '/api/account/register', body });
    if (answer) customers.push({ cookie: cookieOf(answer), houses: [] });
  }

  /** Saves a new house of one of the customers. */
  async function save(): Promise<void> {
    const customer = any(customers);
    const Name = `Hus ${randomUUID()}`;
    const answer = await send('save', {
      path: '/api/guidemodel/',
      body: { ...varied(any(tour.houses).begun), Name },
      headers: { cookie: customer.cookie, 'Idempotency-Key': randomUUID() },
    });
    if (!answer) return;
    const { data }: { data: string } = JSON.parse(answer.text());
    customer.houses.push(data);
    confirmed.saves.push(`${data} ${Name}`);
  }

  /** Returns the house with random answers, so that the server must make its pictures. The server replaces answers that are not allowed. */
  function varied({ house, offered }: BegunHouse): BegunHouse['house'] {
    const entries = Object.entries(house.Answers).map(([question, answer]): [string, number] => [
      question,
      random() < CHANGED ? any(offered.get(question) ?? [answer]) : answer,
    ]);
    return { ...house, Answers: Object.fromEntries(entries) };
  }

  async function makePdf(): Promise<void> {
    const { cookie, token } = anySaved();
    await send('PDF', { path: `/api/guidemodel/document/${token}`, body: {}, headers: { cookie } });
  }

  async function askForQuote(): Promise<void> {
    const { cookie, token } = anySaved();
    const message = `Kan vi bygga i vår? ${randomUUID()}`;
    const headers = { cookie, 'Idempotency-Key': randomUUID() };
    const body = quoteRequest(token, MUNICIPALITY, message);
    const answer = await send('quote request', { path: '/api/submit/contactrequest', body, headers });
    const isConfirmed = answer && JSON.parse(answer.text()).isSuccess === true;
    if (isConfirmed) confirmed.requests.push(message);
  }

  function anySaved(): { readonly cookie: string; readonly token: string } {
    const { cookie, houses } = any(customers.filter((customer) => customer.houses.length > 0));
    return { cookie, token: any(houses) };
  }

  async function leave(): Promise<void> {
    const { HouseId, MunicipalityId, WebConfigurationId } = any(tour.houses).begun.house;
    const counted = { HouseId, MunicipalityId, WebConfigurationId, IsStarted: true, SectionIds: [], Tried: [], Answers: null };
    await send('counts', { path: '/api/counts', body: counted });
  }
}
