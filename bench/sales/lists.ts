import type { Client } from 'pg';
import { seller } from './fill.ts';

/** An HTTP request of staff or of other systems. */
export interface Asked {
  readonly title: string;
  readonly path: string;
  /** The body, which is sent by POST as JSON. */
  readonly body?: unknown;
  /**
   * The sender of the HTTP request. `program`: another system of the builder; missing: a salesperson. The setting that limits which
   * customers’ requests a user sees applies only to salespersons.
   */
  readonly who?: 'administrator' | 'program';
}

/**
 * Returns HTTP requests for the lists of the administration, and for the lists that other systems read. The HTTP requests without `who` may
 * be sent by `seller`, even if salespersons see only their own customers’ requests. All returned requests together cover the
 * lists’ views, sort orders, filters and searches, near the beginning of a list and far down.
 */
export async function listsOf(client: Client): Promise<readonly Asked[]> {
  const aims = await findAims(client);
  const { busiest, worked, offered, order, plot, choice, email } = aims;
  return [
    { title: 'today', path: '/api/admin/today' },
    { title: 'board', path: '/api/admin/board' },
    { title: 'saved views', path: '/api/admin/views' },
    { title: 'desk (how many each view has)', path: '/api/admin/desk' },
    ...requestLists(aims),
    ...customerLists(aims),
    { title: 'the customer with most requests', path: `/api/admin/customers/${busiest}` },
    { title: 'a request with its time line', path: `/api/admin/leads/${worked}` },
    { title: 'the offers of a request', path: `/api/admin/leads/${offered}/offer` },
    ...orderLists(aims),
    { title: 'an order', path: `/api/admin/orders/${order}` },
    ...logLists(aims),
    { title: 'interest in plots', path: '/api/admin/plots' },
    { title: 'a plot that many want', path: `/api/admin/plots/${plot}` },
    { title: 'a plot, part 20', path: `/api/admin/plots/${plot}?after=${choice}` },
    ...statistics(aims),
    ...recordsFor(aims),
    { title: 'connections', path: '/api/admin/connections', who: 'administrator' },
    { title: 'staff', path: '/api/admin/staff', who: 'administrator' },
    { title: 'retention', path: '/api/admin/retention', who: 'administrator' },
    { title: 'a person to erase', path: '/api/admin/persons/find', body: { Address: email }, who: 'administrator' },
  ];
}

type Aims = Awaited<ReturnType<typeof findAims>>;

/** Returns what the HTTP requests ask for, such as positions far down in lists, and the requests and people with the most related rows. */
async function findAims(client: Client) {
  const one = async (sql: string): Promise<string> => String(Object.values((await client.query(sql)).rows[0])[0]);
  const own = `lead_work where owner_id = (select id from users where email = '${seller.email}')`;
  const busiest = await one(
    `select id from customers where address = (
      select lower(email) from leads group by lower(email) having bool_or(id in (select lead_id from ${own})) order by count(*) desc limit 1)`,
  );
  const offered = await one(
    `select lead_id from offers join final_orders using (lead_id) where lead_id in (select lead_id from ${own}) order by lead_id limit 1`,
  );
  const worked = await one(
    `select lead_id from lead_history where lead_id in (select lead_id from ${own}) group by lead_id order by count(*) desc, lead_id limit 1`,
  );
  const order = await one(
    `select token from final_orders where lead_id in (select lead_id from ${own}) order by number desc offset 50 limit 1`,
  );
  const number = await one('select number from final_orders order by number offset 100 limit 1');
  const entry = await one('select id from audit_log order by id offset 50000 limit 1');
  const phone = await one('select phone from leads where user_id is not null order by id limit 1');
  const municipalities = (await client.query<{ id: string }>('select id from bench.municipalities order by at')).rows.map(
    ({ id }) => id,
  );
  const plot = await one('select plot_id from plot_choices group by plot_id order by count(*) desc limit 1');
  const choice = await one(
    `select ${iso('since')} || '~' || token from plot_choices where plot_id = ${plot} order by since desc offset 1000 limit 1`,
  );
  const position = await one(
    "select percentile_disc(0.5) within group (order by position) from record_changes where kind = 'lead'",
  );
  const answered = await one("select house_id from daily_counts where kind = 'answer' limit 1");
  const owner = await one("select customer_number from users where id = 'seller-3'");
  const email = await one('select email from leads where user_id is not null order by id limit 1');
  return {
    ...(await findPlaces(one)),
    busiest,
    offered,
    worked,
    order,
    number,
    entry,
    phone,
    municipalities,
    plot,
    choice,
    position,
    answered,
    owner,
    email,
    twoYearsAgo: await one("select (now() - interval '2 years')::date::text"),
    daysTwoYearsAgo: await one("select 'from=' || (current_date - 800) || '&to=' || (current_date - 440)"),
    today: await one(`select ${iso("date_trunc('day', now())")}`),
  };
}

/** Returns positions far down in the list of customers’ requests and in the list of customers. */
async function findPlaces(one: (sql: string) => Promise<string>) {
  const deep = (column: string, text: string) =>
    one(`select ${text} || '~' || lead_id from lead_work order by ${column} desc, lead_id desc offset 45000 limit 1`);
  const arrived = await deep('arrived_at', iso('arrived_at'));
  const waiting = await deep('waiting_since', iso('waiting_since'));
  const price = await deep('coalesce(price_ore, -1)', 'coalesce(price_ore, -1)');
  const due = await deep("coalesce(due_on, '9999-12-31')", "coalesce(due_on, '9999-12-31')");
  const customer = await one(
    `select ${iso('seen_at')} || '~' || id from customers where joined_to is null order by seen_at desc, id desc offset 60000 limit 1`,
  );
  return { arrived, waiting, price, due, customer };
}

function iso(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function requestLists({ arrived, waiting, price, due, owner, municipalities, phone }: Aims): readonly Asked[] {
  const requests = (title: string, query: string): Asked => ({ title: `leads, ${title}`, path: `/api/admin/leads?${query}` });
  return [
    ...['mine', 'unassigned', 'new', 'due', 'waiting', 'dormant', 'lost', 'all'].map((view) => requests(view, `view=${view}`)),
    ...['due', 'waiting', 'arrived', 'price'].flatMap((by) =>
      ['asc', 'desc'].map((direction) => requests(`all by ${by} ${direction}`, `view=all&order=${by}&direction=${direction}`)),
    ),
    ...['mine', 'new', 'due', 'waiting', 'dormant', 'lost'].map((view) =>
      requests(`${view} by price`, `view=${view}&order=price`),
    ),
    requests('part 900 by arrived', `view=all&order=arrived&direction=desc&after=${arrived}`),
    requests('part 900 by waiting', `view=all&order=waiting&direction=desc&after=${waiting}`),
    requests('part 900 by price', `view=all&order=price&direction=desc&after=${price}`),
    requests('part 900 by due', `view=all&order=due&direction=desc&after=${due}`),
    requests('of a colleague', `view=all&owner=${owner}`),
    requests('of a colleague by price', `view=all&owner=${owner}&order=price&direction=desc`),
    requests('of nobody', 'view=all&owner=none&order=arrived&direction=desc'),
    ...['new', 'contact', 'review', 'quote', 'order', 'agreement'].map((milestone) =>
      requests(`milestone ${milestone}`, `view=all&milestone=${milestone}&order=arrived&direction=desc`),
    ),
    requests('large municipality', `view=all&municipality=${municipalities[0]}`),
    requests('small municipality', `view=all&municipality=${municipalities.at(-1)}`),
    requests('all filters', `view=due&owner=${owner}&milestone=quote&municipality=${municipalities[1]}&order=waiting`),
    ...['zoë', 'andersson', 'åsa öberg', 'a', 'gmail', 'malmö', 'vill inte finnas'].map((search) =>
      requests(`search “${search}”`, `view=all&search=${encodeURIComponent(search)}`),
    ),
    requests('search “andersson”, mine by price', 'view=mine&search=andersson&order=price'),
    requests('search telephone', `view=all&search=${encodeURIComponent(phone)}`),
  ];
}

function customerLists({ customer, phone }: Aims): readonly Asked[] {
  const customers = (title: string, query: string): Asked => ({
    title: `customers, ${title}`,
    path: `/api/admin/customers?${query}`,
  });
  return [
    customers('latest', ''),
    customers('part 1200', `after=${customer}`),
    ...['zoë', 'andersson', 'åsa öberg', 'a', 'gmail', 'vill inte finnas'].map((search) =>
      customers(`search “${search}”`, `search=${encodeURIComponent(search)}`),
    ),
    customers('search telephone', `search=${encodeURIComponent(phone)}`),
  ];
}

function orderLists({ number }: Aims): readonly Asked[] {
  const orders = (title: string, query: string): Asked => ({ title: `orders, ${title}`, path: `/api/admin/orders?${query}` });
  return [
    orders('latest', ''),
    ...['waiting', 'frozen', 'replaced', 'cancelled', 'refused'].map((state) => orders(state, `state=${state}`)),
    orders('last part', `after=${number}`),
    ...['zoë', 'andersson', 'åsa öberg', 'a', 'finns inte'].map((search) =>
      orders(`search “${search}”`, `search=${encodeURIComponent(search)}`),
    ),
  ];
}

function logLists({ entry, twoYearsAgo }: Aims): readonly Asked[] {
  const log = (title: string, query: string): Asked => ({
    title: `log, ${title}`,
    path: `/api/admin/log?${query}`,
    who: 'administrator',
  });
  return [
    log('latest', ''),
    log('part 11,000', `after=${entry}`),
    ...['zoë', 'andersson', 'a', 'finns inte', '1003'].map((person) =>
      log(`person “${person}”`, `person=${encodeURIComponent(person)}`),
    ),
    ...['login', 'acting', 'house', 'lead', 'staff', 'account', 'person'].map((kind) => log(`kind ${kind}`, `kind=${kind}`)),
    log('a day long ago', 'from=2024-06-01&to=2024-06-01'),
    log('two years ago', `to=${twoYearsAgo}`),
    log('person, kind and days', `person=andersson&kind=acting&from=2025-01-01&to=2026-01-01`),
  ];
}

function statistics({ answered, daysTwoYearsAgo }: Aims): readonly Asked[] {
  return [
    ...['30', '365'].flatMap((days): Asked[] => [
      { title: `statistics, ${days} days`, path: `/api/admin/statistics?days=${days}` },
      { title: `statistics of a house, ${days} days`, path: `/api/admin/statistics/houses/${answered}?days=${days}` },
      { title: `statistics of sales, ${days} days`, path: `/api/admin/statistics/sales?days=${days}` },
      {
        title: `statistics of sales by salesperson, ${days} days`,
        path: `/api/admin/statistics/sales?days=${days}`,
        who: 'administrator',
      },
    ]),
    {
      title: 'statistics, two years ago',
      path: `/api/admin/statistics?${daysTwoYearsAgo}`,
    },
  ];
}

/** Returns HTTP requests for the lists that other systems read. */
function recordsFor({ position, today }: Aims): readonly Asked[] {
  return [
    ...['leads', 'customers', 'offers', 'orders'].map((records) => program(`${records}, changed first`, `${records}?max=200`)),
    program('leads, changed since the middle', `leads?max=200&after=${position}`),
    program('leads, changed today', `leads?max=200&changedSince=${today}`),
    program('statistics, 365 days', 'statistics?days=365'),
  ];
}

function program(title: string, path: string): Asked {
  return { title: `for other systems: ${title}`, path: `/api/v1/${path}`, who: 'program' };
}

/** The addresses of pages, which the server renders. */
export const pages: readonly Asked[] = [
  { title: '/admin', path: '/admin' },
  { title: '/admin/leads', path: '/admin/leads?view=all' },
  { title: '/admin/customers', path: '/admin/customers' },
  { title: '/admin/orders', path: '/admin/orders' },
  { title: '/admin/plots', path: '/admin/plots' },
  { title: '/admin/statistics', path: '/admin/statistics' },
  { title: '/admin/log', path: '/admin/log', who: 'administrator' },
  { title: '/admin/retention', path: '/admin/retention', who: 'administrator' },
];
