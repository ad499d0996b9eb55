import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMailServer, type TestMailServer } from '../../testing/a-mail-server.ts';
import { faultOf } from './fault-of.ts';

let server: TestMailServer;
beforeAll(async () => {
  server = await aMailServer();
});
afterAll(() => server.close());

describe('an SMTP error about the recipient’s address or the e-mail’s size or content is final; every other SMTP error is not', () => {
  test.each([
    ['MAIL FROM', 530, '5.7.0 Authentication required', 'again'],
    ['MAIL FROM', 553, 'sender rejected', 'again'],
    ['MAIL FROM', 550, '5.1.8 bad sender', 'again'],
    ['RCPT TO', 554, '5.7.1 <anna@example.se>: Relay access denied', 'again'],
    ['RCPT TO', 550, 'relay not permitted', 'again'],
    ['RCPT TO', 550, '5.1.7 no such sender', 'again'],
    ['RCPT TO', 550, 'blocked by a list', 'again'],
    ['RCPT TO', 552, '5.2.2 mailbox full', 'again'],
    ['RCPT TO', 550, 'no such user', 'final'],
    ['RCPT TO', 550, '5.1.1 no such user', 'final'],
    ['RCPT TO', 554, '5.1.10 takes no mail', 'final'],
    ['RCPT TO', 550, '5.2.1 mailbox closed', 'final'],
    ['RCPT TO', 551, 'has moved', 'final'],
    ['RCPT TO', 553, 'no name of a mailbox', 'final'],
    ['MAIL FROM', 552, '5.3.4 too large', 'final, for its content'],
    ['DATA', 552, 'too large', 'final, for its content'],
    ['DATA', 554, '5.6.0 cannot be read', 'final, for its content'],
    ['DATA', 554, 'blocked', 'again, perhaps for its content'],
    ['DATA', 550, '5.7.1 not from you', 'again, perhaps for its content'],
    ['DATA', 451, 'later', 'again'],
  ] as const)('when the mail server responds to %s with %i %s, the error is: %s', async (to, code, text, expected) => {
    server.refuse({ to, code, text });
    const mail = { from: 'hej@provhus.example', to: 'anna@example.se', text: 'Hej' };
    const transport = createTransport({ host: '127.0.0.1', port: server.port });
    const { isFinal, isOfContent, message } = faultOf(await transport.sendMail(mail).catch((error: unknown) => error));
    const content = isOfContent ? [isFinal ? 'for its content' : 'perhaps for its content'] : [];
    expect([isFinal ? 'final' : 'again', ...content].join(', ')).toBe(expected);
    expect(message).toContain(`answered ${code} to ${to}`);
    expect(message).not.toMatch(/anna/);
    expect(server.received).toEqual([]);
  });
});
