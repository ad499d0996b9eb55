import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aWebhookReceiver, type TestReceiver } from '../../testing/a-webhook-receiver.ts';
import { httpReceiver } from './http-receiver.ts';
import { isWebhookSecret, webhookSecretOf } from './sign-message.ts';

const secret = webhookSecretOf(randomBytes(32));
const message = () => ({ id: 'e1', sentAt: Date.now(), body: '{"type":"lead.created","data":{"Name":"Åsa"}}' });

let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await aWebhookReceiver();
});
afterEach(() => receiver.close());

/** Verifies the signature of the last received message with this secret, and returns the message; throws if the signature is wrong. */
function verified(by: string) {
  const { body = '', headers = {} } = receiver.received.at(-1) ?? {};
  return new Webhook(by).verify(body, headers as Record<string, string>);
}

test('a message is signed as Standard Webhooks requires: each of our secrets verifies the signature, and no other secret does', async () => {
  const [newer, other] = [webhookSecretOf(randomBytes(24)), webhookSecretOf(randomBytes(64))];
  const sent = message();
  const reply = await httpReceiver({ url: receiver.url, secrets: [newer, secret], reach: 'anywhere' }).send(sent);
  expect(reply).toMatchObject({ status: 204, words: '' });
  expect(receiver.received).toMatchObject([
    { path: '/hooks/gavel', headers: { 'content-type': 'application/json', 'webhook-id': 'e1' }, body: sent.body },
  ]);
  for (const known of [newer, secret]) expect(verified(known)).toEqual({ type: 'lead.created', data: { Name: 'Åsa' } });
  expect(() => verified(other)).toThrow('No matching signature');
  const { headers } = receiver.received[0] ?? {};
  const tampered = sent.body.replace('Åsa', 'Eva');
  expect(() => new Webhook(secret).verify(tampered, headers as Record<string, string>)).toThrow('No matching signature');
});

test('a redirect counts as the receiver’s response, and the server does not follow it', async () => {
  const elsewhere = await aWebhookReceiver();
  receiver.answer({ status: 307, headers: { Location: elsewhere.url } });
  const { status } = await httpReceiver({ url: receiver.url, secrets: [secret], reach: 'anywhere' }).send(message());
  expect([status, elsewhere.received]).toEqual([307, []]);
  await elsewhere.close();
});

test.each([
  [
    'that never ends is read only at its beginning',
    { status: 200, is: 'endless' } as const,
    { status: 200, words: 'x'.repeat(200) },
  ],
  [
    'is shortened, without characters that a terminal or a database would obey',
    { status: 500, body: 'no\u0000\u001b[2J\r\nway' },
    { status: 500, words: 'no [2J way' },
  ],
])('only a short printable part of a webhook receiver’s response is stored: a response %s', async (_, answer, expected) => {
  receiver.answer(answer);
  expect(await httpReceiver({ url: receiver.url, secrets: [secret], reach: 'anywhere' }).send(message())).toMatchObject(expected);
});

test('a response that a webhook receiver sends too late counts as no response', async () => {
  receiver.answer({ is: 'silence' });
  const patient = httpReceiver({ url: receiver.url, secrets: [secret], reach: 'anywhere', patience: 500 });
  expect(await patient.send(message())).toMatchObject({ status: null, words: 'no answer in time' });
});

test('if webhooks may reach only the internet, a webhook cannot reach this machine, neither by IP address nor by host name', async () => {
  for (const url of [receiver.url, receiver.url.replace('127.0.0.1', 'localhost')]) {
    const reply = await httpReceiver({ url, secrets: [secret], reach: 'internet' }).send(message());
    expect(reply).toMatchObject({ status: null, words: 'EPRIVATE' });
  }
  expect(receiver.received).toEqual([]);
});

test('the error about an unreachable receiver does not contain the receiver’s address', async () => {
  await receiver.close();
  const reply = await httpReceiver({ url: receiver.url, secrets: [secret], reach: 'anywhere' }).send(message());
  expect(reply).toMatchObject({ status: null, words: 'ECONNREFUSED' });
  receiver = await aWebhookReceiver();
});

test.each([
  [secret, true],
  [webhookSecretOf(randomBytes(23)), false],
  [webhookSecretOf(randomBytes(65)), false],
  [secret.slice('whsec_'.length), false],
  [`${secret}!`, false],
  ['whsec_', false],
])('isWebhookSecret returns whether %s is a secret: %s', (text, is) => {
  expect(isWebhookSecret(text)).toBe(is);
});
