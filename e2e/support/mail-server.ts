// The mail server of the tests. It receives e-mails at MAIL_PORT and writes each unchanged into a file in MAIL_FOLDER.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

const { MAIL_PORT = '', MAIL_FOLDER = '' } = process.env;
mkdirSync(MAIL_FOLDER, { recursive: true });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      writeFileSync(join(MAIL_FOLDER, `${randomUUID()}.eml`), Buffer.concat(chunks));
      done();
    });
  },
});
// Ignore the error event of a client that closes its connection early, because it is no fault of the server.
server.on('error', () => undefined);
server.listen(Number(MAIL_PORT), '127.0.0.1');
