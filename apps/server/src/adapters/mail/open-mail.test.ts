import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { aMailServer } from '../../testing/a-mail-server.ts';
import { type Mail, MailError, type MailTransport, PICTURED } from './mail.ts';
import { type MailOptions, openMail } from './open-mail.ts';

const message: Mail = {
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

async function theMail(smtpUrl: string | null, options: Partial<MailOptions> = {}): Promise<MailTransport> {
  return openMail({ smtpUrl, folder: await aFolder(), logger: pino({ level: 'silent' }), ...options });
}

async function theServer(options?: Parameters<typeof aMailServer>[0]) {
  const server = await aMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

/** Sends an e-mail that no mail server accepts, and returns the error. */
async function faultOf(mail: MailTransport): Promise<MailError> {
  const fault: unknown = await mail.send(message, id).catch((error: unknown) => error);
  if (fault instanceof MailError) return fault;
  throw new Error('the e-mail was taken');
}

test('without a mail server, an e-mail becomes a file whose path is logged; sending the same e-mail again writes the same file', async () => {
  const folder = join(await aFolder(), 'mail');
  const lines: string[] = [];
  const mail = await theMail(null, { folder, logger: pino({}, { write: (line: string) => void lines.push(line) }) });
  await mail.send(message, id);
  await mail.send(message, id);
  expect((await readdir(folder)).filter((name) => name !== 'sending')).toEqual([`${id}.eml`]);
  const written = await readFile(join(folder, `${id}.eml`), 'utf8');
  expect(written).toMatch(/^From: =\?UTF-8\?.*<hej@bjorkvikhus\.example>$/m);
  expect(written).toMatch(/^To: Anna <anna@example\.se>$/m);
  expect(lines.join()).toContain(`${id}.eml`);
});

test('an e-mail shows the picture of the house; if there is no picture, the part of the e-mail that contains the picture is left out', async () => {
  const server = await theServer();
  const mail = await theMail(`smtp://127.0.0.1:${server.port}`);
  const html = `<p>Före</p>${PICTURED.begin}<img src="cid:${PICTURED.cid}" alt="Sjövik">${PICTURED.end}<p>Efter</p>`;
  const picture = new TextEncoder().encode('ett fotografi');
  const pdf = { name: 'Hus.pdf', bytes: new Uint8Array(9), mediaType: 'application/pdf' };
  await mail.send({ ...message, html }, id, { ...pdf, picture });
  await mail.forget(id);
  await mail.send({ ...message, html }, id, { ...pdf, picture: null });
  const [shown, bare] = server.received.map(({ message }) => message);
  expect(shown).toContain(Buffer.from(picture).toString('base64'));
  expect(shown).toMatch(/Content-Id: <house>\r\n/i);
  expect(shown).toMatch(/cid:house/);
  expect(bare).toMatch(/F=C3=B6re/);
  expect(bare).toMatch(/Efter/);
  expect(bare).not.toMatch(/cid:house|image\/jpeg/);
});

test('an e-mail is sent by SMTP as text and HTML, and keeps its Message-ID when it is sent again', async () => {
  const server = await theServer();
  const mail = await theMail(`smtp://127.0.0.1:${server.port}`);
  await mail.send(message, id);
  await mail.forget(id);
  await mail.send(message, id);
  expect(server.received).toHaveLength(2);
  const [first, second] = server.received;
  expect(first?.to).toEqual(['anna@example.se']);
  expect(first?.message).toMatch(/Content-Type: text\/plain/);
  expect(first?.message).toMatch(/Content-Type: text\/html/);
  for (const { message } of [first, second].flatMap((one) => one ?? []))
    expect(message).toMatch(new RegExp(`^Message-ID: <${id}@bjorkvikhus\\.example>\\r$`, 'm'));
});

test('the server logs in with the user and password of the SMTP URL, and never sends them without encryption', async () => {
  const password = 'hem/ligt:ord';
  const url = (port: number, query: string) => `smtp://gavel:${encodeURIComponent(password)}@localhost:${port}${query}`;
  const known: string[] = [];
  const options: Parameters<typeof aMailServer>[0] = {
    logger: false,
    authOptional: false,
    onAuth(auth, _session, done) {
      known.push(`${auth.username} ${auth.password}`);
      done(auth.password === password ? null : new Error('no'), { user: auth.username ?? '' });
    },
  };
  const encrypting = await theServer(options);
  await (await theMail(url(encrypting.port, '?tls.rejectUnauthorized=false'))).send(message, id);
  expect(encrypting.received).toMatchObject([{ secure: true, user: 'gavel' }]);
  expect(known).toEqual([`gavel ${password}`]);

  expect((await faultOf(await theMail(url(encrypting.port, '')))).isFinal).toBe(false);
  const open = await theServer({ ...options, disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  expect((await faultOf(await theMail(url(open.port, '')))).isFinal).toBe(false);
  expect(known).toHaveLength(1);
});

test('with `smtps:` the connection is encrypted from the first byte', async () => {
  const server = await theServer({ secure: true, logger: false });
  await (await theMail(`smtps://127.0.0.1:${server.port}?tls.rejectUnauthorized=false`)).send(message, id);
  expect(server.received).toMatchObject([{ secure: true }]);
});

test('the error about an unreachable mail server or about a refusal does not contain text that the mail server sent', async () => {
  expect(await faultOf(await theMail('smtp://127.0.0.1:1'))).toMatchObject({
    message: 'no mail server took it (ESOCKET)',
    isFinal: false,
  });
  const server = await theServer();
  const mail = await theMail(`smtp://127.0.0.1:${server.port}`);
  server.refuse({ code: 450, text: 'anna@example.se is busy' }, { code: 550, text: 'anna@example.se is unknown' });
  expect(await faultOf(mail)).toMatchObject({ message: 'the mail server answered 450 to RCPT TO (EENVELOPE)', isFinal: false });
  expect(await faultOf(mail)).toMatchObject({ message: 'the mail server answered 550 to RCPT TO (EENVELOPE)', isFinal: true });
  await mail.send(message, id);
  expect(server.received).toHaveLength(1);
});

test('while there is a record that the mail server has accepted an e-mail, the e-mail is not sent again; `forget` removes the record', async () => {
  const server = await theServer();
  const mail = await theMail(smtpUrlOf(server));
  await mail.send(message, id);
  expect(await mail.taken()).toEqual([id]);
  await mail.send(message, id);
  expect(server.received).toHaveLength(1);
  await mail.forget(id);
  expect(await mail.taken()).toEqual([]);
});

test.each([
  ['is killed', ({ pid = 0 }: ChildProcess) => process.kill(pid, 'SIGKILL')],
  ['is stopped from its terminal', ({ pid = 0 }: ChildProcess) => process.kill(-pid, 'SIGINT')],
  ['is stopped as a service with its child processes', ({ pid = 0 }: ChildProcess) => process.kill(-pid, 'SIGTERM')],
])(
  'if our server %s before the mail server responds, the e-mail is still delivered, is recorded as accepted and is not sent again',
  async (_, end) => {
    const server = await theServer();
    const folder = await aFolder();
    const sending = aProcessThatSends({ smtpUrl: smtpUrlOf(server), folder });
    const mail = await theMail(smtpUrlOf(server), { folder });
    const whileAtHand = Promise.withResolvers<unknown>();
    server.beforeAnswer(async () => {
      const ended = once(sending, 'exit');
      end(sending);
      await ended;
      // At this moment the mail server has neither accepted nor refused the e-mail.
      expect(await mail.taken()).toEqual([]);
      whileAtHand.resolve(await faultOf(mail).catch((error: unknown) => error));
    });
    expect(await whileAtHand.promise).toMatchObject({ message: expect.stringContaining('started earlier'), isFinal: false });
    await expect.poll(() => mail.taken()).toEqual([id]);
    await mail.send(message, id);
    expect(server.received).toHaveLength(1);
  },
);

test('when the mail server refuses an e-mail after our server was killed, a later attempt sends the e-mail again', async () => {
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
    mail.send(message, id).then(
      () => 'sent',
      () => 'not yet',
    );
  await expect.poll(send).toBe('sent');
  expect(server.received).toHaveLength(2);
});

test('when the mail server never responds, an attempt ends at its time limit, and the e-mail can be retried immediately', async () => {
  const server = await theServer();
  const answers = Promise.withResolvers<void>();
  server.beforeAnswer(() => answers.promise);
  const folder = await aFolder();
  const mail = await theMail(smtpUrlOf(server), { folder, longestMs: 1500 });
  expect(await faultOf(mail)).toMatchObject({ message: expect.stringContaining('ended'), isFinal: false });
  answers.resolve();
  await (await theMail(smtpUrlOf(server), { folder })).send(message, id);
  expect(await mail.taken()).toEqual([id]);
});

test('if the machine crashes while it sends an e-mail, the e-mail is sent again, but only when no other process can still be sending it', async () => {
  const server = await theServer();
  const folder = await aFolder();
  const mail = await theMail(smtpUrlOf(server), { folder });
  const note = join(folder, 'sending', id);
  await writeFile(note, '');
  const before = (seconds: number) => utimes(note, new Date(), new Date(Date.now() - seconds * 1000));
  await before(30);
  expect(await faultOf(mail)).toMatchObject({ isFinal: false });
  await before(90);
  await mail.send(message, id);
  expect(server.received).toHaveLength(1);
});

/** A separate process that sends the e-mail, as a server does. */
function aProcessThatSends({ smtpUrl, folder }: Pick<MailOptions, 'smtpUrl' | 'folder'>): ChildProcess {
  const program = `
    import { openMail } from ${JSON.stringify(new URL('./open-mail.ts', import.meta.url).href)};
    const mail = await openMail(${JSON.stringify({ smtpUrl, folder })});
    await mail.send(${JSON.stringify(message)}, ${JSON.stringify(id)});`;
  // Detached: the process leads its own process group, as if a shell or a service had started it.
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { detached: true, stdio: 'inherit' });
}

function smtpUrlOf({ port }: { readonly port: number }): string {
  return `smtp://127.0.0.1:${port}`;
}
