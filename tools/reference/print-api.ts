import { type Access, type Endpoint, limits, problems } from '@gavel/contract';
import { allEndpoints, webhookEvents } from '@gavel/contract/all';

/** Returns `docs/reference/api.md`: every endpoint, problem and webhook event of the contract. */
export function printApi(): string {
  const endpoints = Object.values<Endpoint>(allEndpoints);
  const tables = groups.map(([title]) => {
    const own = endpoints.filter((endpoint) => groupOf(endpoint) === title);
    return `## ${title}\n\n| Call | Who | Limit | What it does |\n|---|---|---|---|\n${own.map(rowOf).join('\n')}\n`;
  });
  return `${intro}\n${tables.join('\n')}\n${printProblems()}\n${printEvents()}`;
}

const intro = `# API

\`npm run reference\` writes this page from \`packages/contract\`. Do not edit it by hand. A running server describes every field of every
call at \`/api/docs\`, and as OpenAPI 3.1 at \`/api/openapi.json\`.

Amounts are kr including VAT. Times are UTC. Days (\`yyyy-MM-dd\`) are Stockholm days. Errors are problem details (RFC 9457) with a stable
\`code\`.

Limits count by client address. An API key also has its own limit: ${limits.programOfKey.requests} calls in ${limits.programOfKey.seconds} s.
`;

/** The groups of endpoints, each with a pattern for their paths. An endpoint is in the first group whose pattern matches. */
const groups: readonly (readonly [title: string, paths: RegExp])[] = [
  ['Other systems', /^\/api\/(v1|leads)/],
  ['Administration', /^\/api\/admin/],
  ['Accounts', /^\/api\/(account(?!\/configurations)|gdpr)/],
  ['Houses of a visitor', /^\/api\/(guidemodel|invitations|account\/configurations)/],
  ['Requests, quotes and final orders', /^\/api\/(submit|offers|order)/],
  ['The range', /^\/api\//],
];

function groupOf({ path }: Endpoint): string | undefined {
  return groups.find(([, paths]) => paths.test(path))?.[0];
}

const callers: Readonly<Record<Access, string>> = {
  anyone: 'anyone',
  keyholder: 'who has the key',
  'api-key': 'API key',
  session: 'logged in, also with a one-time password',
  member: 'logged in',
  household: 'household, staff',
  owner: 'owner, staff',
  staff: 'staff',
  administrator: 'administrator',
  'range-edit': 'staff with the right to edit the range',
  'range-publish': 'staff with the right to publish the range',
};

function rowOf({ method, path, access, scope, limit, summary }: Endpoint): string {
  const who = scope ? `${callers[access]}, \`${scope}\`` : callers[access];
  const often = limit ? `${limits[limit].requests} in ${limits[limit].seconds} s` : '';
  return `| \`${method} ${path.replace(/:(\w+)/g, '{$1}')}\` | ${who} | ${often} | ${cell(summary)} |`;
}

function printProblems(): string {
  const rows = Object.entries(problems)
    .toSorted(([, one], [, other]) => one.status - other.status)
    .map(([code, { status, title }]) => `| ${status} | \`${code}\` | ${cell(title)} |`);
  return `## Problem codes\n\n| Status | Code | Meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
}

function printEvents(): string {
  const rows = Object.entries(webhookEvents).map(([type, { summary }]) => `| \`${type}\` | ${cell(summary)} |`);
  return `## Webhook events\n\n[Webhooks](webhooks.md) describes signatures and delivery.\n\n| Event | When |\n|---|---|\n${rows.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
