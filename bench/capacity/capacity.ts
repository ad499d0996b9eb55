import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { figure } from '../judged.ts';
import { prepareProduct } from '../pages/product.ts';
import { startKeptPostgres } from '../sales/kept-postgres.ts';
import { createDatabase } from '../sales/within.ts';
import { printTable } from '../table.ts';
import { type Calls, type Costs, perSecond } from './extrapolate.ts';
import { bytesOfSave, lostOf } from './kept.ts';
import { openMailSink } from './mail-sink.ts';
import { bytesOfCalls, callRows, carriedRows, costRows, needRows, stepRow } from './rows.ts';
import type { StepReport } from './run-step.ts';
import { carried, saturation } from './saturation.ts';
import { type Measured, measure, raise, SECONDS, visiting } from './simulate.ts';
import { oneProcess, threeProcesses } from './site.ts';
import { callsPerVisit, eachOf } from './visit.ts';
import type { Confirmed } from './visitors.ts';

const DATABASE = 'capacity';
const kept = fileURLToPath(new URL('../../node_modules/.cache/bench-capacity', import.meta.url));

/**
 * Simulates the visitors of two sites: one server process, and three server processes behind nginx. Both use one PostgreSQL. Measures
 * the processor time of each kind of call. Raises the rate of visits until the site is saturated. Checks that everything that the site has
 * confirmed is in the database. Prints estimates for more traffic. Returns the missed goals: the saves and requests that a site has lost.
 */
export async function benchCapacity(): Promise<readonly string[]> {
  const postgres = await startKeptPostgres(join(kept, 'postgres'), { syncs: true }).catch((fault: Error) => fault);
  if (postgres instanceof Error) return [`capacity: not measured, ${postgres.message}`];
  const mail = await openMailSink();
  try {
    const url = postgres.url(DATABASE);
    await createDatabase(postgres, DATABASE);
    const product = await prepareProduct(url);
    const settings = { SMTP_URL: mail.address };

    const one = await visiting(
      () => oneProcess(product, postgres, settings),
      async (visited) => {
        const measured = await measure(visited, mail);
        const bytes = bytesOfCalls(visited.called);
        console.log('\none process: processor time of a call, ms');
        printTable(costRows(measured.costs, bytes));
        return { measured, bytes, steps: await raise(visited, measured.costs), confirmed: visited.visitors.confirmed };
      },
    );
    const lost = await judge('one process', one, url);
    const three = await visiting(
      () => threeProcesses(product, postgres, settings),
      async (visited) => ({ steps: await raise(visited, one.measured.costs), confirmed: visited.visitors.confirmed }),
    );
    lost.push(...(await judge('three processes behind nginx', three, url)));
    await extrapolate(one.measured, three.steps, one.bytes, url);
    return lost;
  } finally {
    await mail.stop();
    await postgres.stop();
  }
}

interface Simulated {
  readonly steps: readonly StepReport[];
  readonly confirmed: Confirmed;
}

/** Prints the highest rate of visits that a site could serve. Returns the saves and requests that the site has lost. */
async function judge(name: string, { steps, confirmed }: Simulated, databaseUrl: string): Promise<string[]> {
  console.log(`\n${name}: visits that arrive independently of the answers, ${SECONDS} s at each rate`);
  printTable(steps.map(stepRow));
  const best = carried(steps);
  const end = steps.at(-1);
  const reason = end && saturation(end);
  console.log(
    `\ncarries ${figure(best)} visits a second; ${reason ? `saturated at ${figure(end.visits)}: ${reason}` : 'not saturated'}`,
  );
  const calm = steps.find(({ visits }) => visits === best) ?? end;
  if (calm) printTable(callRows(calm.called));
  const faults = new Set(steps.flatMap(({ called }) => called.flatMap(({ fault }) => fault ?? [])));
  for (const fault of [...faults].slice(0, 5)) console.log(`refused: ${fault.slice(0, 160)}`);
  const lost = await lostOf(databaseUrl, confirmed);
  console.log(`confirmed: ${confirmed.saves.length} saves, ${confirmed.requests.length} quote requests; lost: ${lost.length}`);
  return lost.map((line) => `${name}: ${line}`);
}

/**
 * Prints estimates of how much a process, a machine and a database can serve.
 * @param behindProxy the results of the site behind the proxy, for each rate of visits. The mean proxy time of a call at the first
 * rate counts for every kind of call.
 */
async function extrapolate(
  { costs: own, newPicture }: Measured,
  behindProxy: readonly StepReport[],
  bytes: Calls,
  databaseUrl: string,
): Promise<void> {
  const proxy = behindProxy[0]?.proxyPerCall ?? 0;
  const costs: Costs = eachOf(own, (spent) => ({ ...spent, proxy }));
  console.log(`\nnginx spends ${figure(proxy)} ms on a call, ${figure(proxy * sumOf(callsPerVisit))} ms on a visit`);
  const core = figure(perSecond(newPicture.server, 1));
  console.log(`a new picture costs the server ${figure(newPicture.server)} ms: one core makes ${core} a second`);
  console.log(`a saved house takes ${figure((await bytesOfSave(databaseUrl)) / 1000)} KB in the database`);
  console.log('\nwhat these costs allow, with processors busy 60 %, a second of each alone');
  printTable(carriedRows(costs));
  console.log('\nthe busiest hour of a large builder, and of more; cores busy 60 %');
  printTable(needRows(costs, bytes));
}

function sumOf(calls: Calls): number {
  return Object.values(calls).reduce((sum, number) => sum + number, 0);
}
