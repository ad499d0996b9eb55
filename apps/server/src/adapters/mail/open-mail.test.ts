import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { aMailServer } from '../../testing/a-mail-server.ts';
import { type Letter, type Mail, MailError, PICTURED } from './mail.ts';
import { type MailOptions, openMail } from './open-mail.ts';

const letter: Letter = {
  kind: 'one-time-password',
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

async function theMail(smtpUrl: string | null, options: Partial<MailOptions> = {}): Promise<Mail> {
  return openMail({ smtpUrl, folder: await aFolder(), logger: pino({ level: 'silent' }), ...options });
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
  const mail = await theMail(null, { folder, logger: pino({}, { write: (line: string) => void lines.push(line) }) });
  await mail.send(letter, id);
  await mail.send(letter, id);
  expect((await readdir(folder)).filter((name) => name !== 'sending')).toEqual([`${id}.eml`]);
  const written = await readFile(join(folder, `${id}.eml`), 'utf8');
  expect(written).toMatch(/^From: =\?UTF-8\?.*<hej@bjorkvikhus\.example>$/m);
  expect(written).toMatch(/^To: Anna <anna@example\.se>$/m);
  expect(lines.join()).toContain(`${id}.eml`);
});

test('the picture of a house is shown when it comes with the letter, and is no empty frame when it does not', async () => {
  const server = await theServer();
  const mail = await theMail(`smtp://127.0.0.1:${server.port}`);
  const html = `<p>Före</p>${PICTURED.begin}<img src="cid:${PICTURED.cid}" alt="Sjövik">${PICTURED.end}<p>Efter</p>`;
  const picture = new TextEncoder().encode('ett fotografi');
  const pdf = { name: 'Hus.pdf', bytes: new Uint8Array(9), mediaType: 'application/pdf' };
  await mail.send({ ...letter, html }, id, { ...pdf, picture });
  await mail.forget(id);
  await mail.send({ ...letter, html }, id, { ...pdf, picture: null });
  const [shown, bare] = server.received.map(({ message }) => message);
  expect(shown).toContain(Buffer.from(picture).toString('base64'));
  expect(shown).toMatch(/Content-Id: <house>\r\n/i);
  expect(shown).toMatch(/cid:house/);
  expect(bare).toMatch(/F=C3=B6re/);
  expect(bare).toMatch(/Efter/);
  expect(bare).not.toMatch(/cid:house|image\/jpeg/);
});

test('with a mail server it is sent, in both forms, with an id that is always the same', async () => {
  const server = await theServer();
  const mail = await theMail(`smtp://127.0.0.1:${server.port}`);
  await mail.send(letter, id);
  await mail.forget(id);
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
  expect(await faultOf(mail)).toMatchObject({ message: 'the mail server answered 450 to RCPT TO (EENVELOPE)', isFinal: false });
  expect(await faultOf(mail)).toMatchObject({ message: 'the mail server answered 550 to RCPT TO (EENVELOPE)', isFinal: true });
  await mail.send(letter, id);
  expect(server.received).toHaveLength(1);
});

test('a letter that was taken is not sent again until it is forgotten', async () => {
  const server = await theServer();
  const mail = await theMail(smtpUrlOf(server));
  await mail.send(letter, id);
  expect(await mail.taken()).toEqual([id]);
  await mail.send(letter, id);
  expect(server.received).toHaveLength(1);
  await mail.forget(id);
  expect(await mail.taken()).toEqual([]);
});

test.each([
  ['is killed', ({ pid = 0 }: ChildProcess) => process.kill(pid, 'SIGKILL')],
  ['is stopped from its terminal', ({ pid = 0 }: ChildProcess) => process.kill(-pid, 'SIGINT')],
  ['is stopped as a service, with all that it started', ({ pid = 0 }: ChildProcess) => process.kill(-pid, 'SIGTERM')],
])('a letter whose server %s before its answer has come is brought to its end, noted, and not sent again', async (_, end) => {
  const server = await theServer();
  const folder = await aFolder();
  const sending = aProcessThatSends({ smtpUrl: smtpUrlOf(server), folder });
  const mail = await theMail(smtpUrlOf(server), { folder });
  const whileAtHand = Promise.withResolvers<unknown>();
  server.beforeAnswer(async () => {
    const ended = once(sending, 'exit');
    end(sending);
    await ended;
    // Nobody knows yet whether it will be taken.
    expect(await mail.taken()).toEqual([]);
    whileAtHand.resolve(await faultOf(mail).catch((error: unknown) => error));
  });
  expect(await whileAtHand.promise).toMatchObject({ message: expect.stringContaining('started earlier'), isFinal: false });
  await expect.poll(() => mail.taken()).toEqual([id]);
  await mail.send(letter, id);
  expect(server.received).toHaveLength(1);
});

test('a letter whose server is killed, and which is refused then, is sent by the next try', async () => {
  const server = await theServer();
  const folder = await aFolder();
  const sending = aProcessThatSends({ smtpUrl: smtpUrlOf(server), folder });
  server.beforeAnswer(async () => {
    server.beforeAnswer(async () => {});
    process.kill(sending.pid ?? 0, 'SIGKILL');
    await once(sending, 'exit');
    throw Object.assign(new Error('later'), { responseCode: 451 });
  });
  await once(sending, 'exit');
  const mail = await theMail(smtpUrlOf(server), { folder });
  const send = () =>
    mail.send(letter, id).then(
      () => 'sent',
      () => 'not yet',
    );
  await expect.poll(send).toBe('sent');
  expect(server.received).toHaveLength(2);
});

test('a mail server that never answers is given up after a while, and the letter can be tried again at once', async () => {
  const server = await theServer();
  const answers = Promise.withResolvers<void>();
  server.beforeAnswer(() => answers.promise);
  const folder = await aFolder();
  const mail = await theMail(smtpUrlOf(server), { folder, longestMs: 1500 });
  expect(await faultOf(mail)).toMatchObject({ message: expect.stringContaining('ended'), isFinal: false });
  answers.resolve();
  await (await theMail(smtpUrlOf(server), { folder })).send(letter, id);
  expect(await mail.taken()).toEqual([id]);
});

test('what was on its way when the machine was lost is sent again once nobody can be at it any more', async () => {
  const server = await theServer();
  const folder = await aFolder();
  const mail = await theMail(smtpUrlOf(server), { folder });
  const note = join(folder, 'sending', id);
  await writeFile(note, '');
  const before = (seconds: number) => utimes(note, new Date(), new Date(Date.now() - seconds * 1000));
  await before(30);
  expect(await faultOf(mail)).toMatchObject({ isFinal: false });
  await before(90);
  await mail.send(letter, id);
  expect(server.received).toHaveLength(1);
});

/** A process of its own that sends the letter, as a server does. */
function aProcessThatSends({ smtpUrl, folder }: Pick<MailOptions, 'smtpUrl' | 'folder'>): ChildProcess {
  const program = `
    import { openMail } from ${JSON.stringify(new URL('./open-mail.ts', import.meta.url).href)};
    const mail = await openMail(${JSON.stringify({ smtpUrl, folder })});
    await mail.send(${JSON.stringify(letter)}, ${JSON.stringify(id)});`;
  // Detached: the first of a group of processes, as a shell or a service starts it.
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { detached: true, stdio: 'inherit' });
}

function smtpUrlOf({ port }: { readonly port: number }): string {
  return `smtp://127.0.0.1:${port}`;
}
