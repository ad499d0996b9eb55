import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { aMailServer } from '../../testing/a-mail-server.ts';
import { type Letter, type Mail, MailError } from './mail.ts';
import { openMail } from './open-mail.ts';

const letter: Letter = {
  from: { name: 'Björkvik Hus', address: 'hej@bjorkvikhus.example' },
  to: { name: 'Anna', address: 'anna@example.se' },
  subject: 'Ditt engångslösenord',
  html: '<p>Hej Åsa!</p>',
  text: 'Hej Åsa!',
  pictures: [],
};
const id = '3f1c7d3e-0000-4000-8000-000000000001';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-mail-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function theMail(smtpUrl: string | null, folder = 'nowhere', lines: string[] = []): Promise<Mail> {
  const mail = openMail({ smtpUrl, folder, logger: pino({}, { write: (line: string) => void lines.push(line) }) });
  onTestFinished(() => mail.close());
  return mail;
}

async function theServer(options?: Parameters<typeof aMailServer>[0]) {
  const server = await aMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** How the mail server's answer is told. */
async function faultOf(mail: Mail): Promise<MailError> {
  const fault: unknown = await mail.send(letter, id).catch((error: unknown) => error);
  if (fault instanceof MailError) return fault;
  throw new Error('the letter was taken');
}

test('without a mail server a letter is a file that the log names; sent again it is the same file', async () => {
  const folder = join(await aFolder(), 'mail');
  const lines: string[] = [];
  const mail = await theMail(null, folder, lines);
  await mail.send(letter, id);
  await mail.send(letter, id);
  expect(await readdir(folder)).toEqual([`${id}.eml`]);
  const written = await readFile(join(folder, `${id}.eml`), 'utf8');
  expect(written).toMatch(/^From: =\?UTF-8\?.*<hej@bjorkvikhus\.example>$/m);
  expect(written).toMatch(/^To: Anna <anna@example\.se>$/m);
  expect(lines.join()).toContain(`${id}.eml`);
});

test('with a mail server it is sent, in both forms, with an id that is always the same', async () => {
  const server = await theServer();
  const mail = await theMail(`smtp://127.0.0.1:${server.port}`);
  await mail.send(letter, id);
  await mail.send(letter, id);
  const [first, second] = server.received;
  expect(first?.to).toEqual(['anna@example.se']);
  expect(first?.message).toMatch(/Content-Type: text\/plain/);
  expect(first?.message).toMatch(/Content-Type: text\/html/);
  for (const { message } of [first, second].flatMap((one) => one ?? []))
    expect(message).toMatch(new RegExp(`^Message-ID: <${id}@bjorkvikhus\\.example>\\r$`, 'm'));
});

test('who sends logs in as the address says, and never without encryption', async () => {
  const password = 'hem/ligt:ord';
  const url = (port: number, query: string) => `smtp://gavel:${encodeURIComponent(password)}@localhost:${port}${query}`;
  const known: string[] = [];
  const options: Parameters<typeof aMailServer>[0] = {
    // Its own certificate is signed by nobody.
    logger: false,
    authOptional: false,
    onAuth(auth, _session, done) {
      known.push(`${auth.username} ${auth.password}`);
      done(auth.password === password ? null : new Error('no'), { user: auth.username ?? '' });
    },
  };
  const encrypting = await theServer(options);
  await (await theMail(url(encrypting.port, '?tls.rejectUnauthorized=false'))).send(letter, id);
  expect(encrypting.received).toMatchObject([{ secure: true, user: 'gavel' }]);
  expect(known).toEqual([`gavel ${password}`]);

  expect((await faultOf(await theMail(url(encrypting.port, '')))).isFinal).toBe(false);
  const open = await theServer({ ...options, disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  expect((await faultOf(await theMail(url(open.port, '')))).isFinal).toBe(false);
  expect(known).toHaveLength(1);
});

test('TLS from the first byte', async () => {
  const server = await theServer({ secure: true, logger: false });
  await (await theMail(`smtps://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`)).send(letter, id);
  expect(server.received).toMatchObject([{ secure: true }]);
});

test('a mail server that is not there, or says no for now or for good, is told without its words', async () => {
  expect(await faultOf(await theMail('smtp://127.0.0.1:1'))).toMatchObject({
    message: 'no mail server took it (ESOCKET)',
    isFinal: false,
  });
  const server = await theServer();
  const mail = await theMail(`smtp://127.0.0.1:${server.port}`);
  server.refuse({ code: 450, text: 'anna@example.se is busy' }, { code: 550, text: 'anna@example.se is unknown' });
  expect(await faultOf(mail)).toMatchObject({ message: 'the mail server answered 450 (EENVELOPE)', isFinal: false });
  expect(await faultOf(mail)).toMatchObject({ message: 'the mail server answered 550 (EENVELOPE)', isFinal: true });
  await mail.send(letter, id);
  expect(server.received).toHaveLength(1);
});
