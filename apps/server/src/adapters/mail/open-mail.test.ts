import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import type { Letter } from './mail.ts';
import { openMail } from './open-mail.ts';

const letter: Letter = {
  from: { name: 'Björkvik Hus', address: 'hej@bjorkvikhus.example' },
  to: { name: 'Anna', address: 'anna@example.se' },
  subject: 'Ditt engångslösenord',
  html: '<p>Hej Åsa!</p>',
  text: 'Hej Åsa!',
};

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-mail-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('without a mail server a letter is a file that the log names', async () => {
  const folder = join(await aFolder(), 'mail');
  const lines: string[] = [];
  const mail = openMail({ smtpUrl: null, folder, logger: pino({}, { write: (line: string) => void lines.push(line) }) });
  await mail.send(letter);
  const [name = ''] = await readdir(folder);
  const written = await readFile(join(folder, name), 'utf8');
  expect(written).toMatch(/^From: =\?UTF-8\?.*<hej@bjorkvikhus\.example>$/m);
  expect(written).toMatch(/^To: Anna <anna@example\.se>$/m);
  expect(lines.join()).toContain(name);
  mail.close();
});

test('with a mail server it is sent, in both forms', async () => {
  const received: { to: string[]; message: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const mail = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, folder: await aFolder(), logger: pino({ level: 'silent' }) });
  await mail.send(letter);
  mail.close();
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['anna@example.se']);
  expect(received[0]?.message).toMatch(/Content-Type: text\/plain/);
  expect(received[0]?.message).toMatch(/Content-Type: text\/html/);
});

test('a mail server that is not there is told', async () => {
  const mail = openMail({ smtpUrl: 'smtp://127.0.0.1:1', folder: await aFolder(), logger: pino({ level: 'silent' }) });
  await expect(mail.send(letter)).rejects.toThrow();
  mail.close();
});
