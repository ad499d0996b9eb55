import { type Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Answer } from './judge.ts';
import type { RawAttack } from './raw-attacks.ts';
import type { Attack } from './requests.ts';

/** The number of bytes at the beginning of a response's body that are checked. */
const LOOKED_AT = 20_000;
/** The longest time that a response may need on a very busy machine, in ms. */
const LONGEST = 300_000;

/**
 * Sends an attack and returns the response. Null: the server closed the connection without a response. Throws an error if the server
 * neither responds nor closes the connection, or if Node refuses to send the attack.
 */
export function send(port: number, { method, target, headers, body }: Attack, agent: Agent): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path: target, headers: { Host: 'localhost', ...headers }, agent });
    const impatience = setTimeout(() => {
      reject(new Error('no answer'));
      asked.destroy();
    }, LONGEST);
    const settle = (answer: Answer | null) => {
      clearTimeout(impatience);
      resolve(answer);
    };
    asked.on('response', (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const isStream = answered['content-type'] === 'text/event-stream';
      let text = '';
      response.setEncoding('latin1').on('data', (part: string) => {
        if (text.length < LOOKED_AT) text += part;
      });
      const done = () =>
        settle({ status, headers: answered, text: answered['content-encoding'] ? '' : text.slice(0, LOOKED_AT) });
      response.once('end', done).once('close', done).once('error', done);
      if (isStream) response.destroy();
    });
    asked.on('upgrade', (response, socket) => {
      socket.destroy();
      settle({ status: response.statusCode ?? 0, headers: response.headers, text: '' });
    });
    asked.on('error', () => settle(null));
    asked.end(body ?? undefined);
  });
}

/** Writes bytes to a separate connection and returns the first bytes that it received (see `LOOKED_AT`), decoded as Latin-1. */
export function sendRaw(port: number, { pieces, pause, end }: RawAttack): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let came = '';
    const impatience = setTimeout(() => {
      socket.destroy();
      reject(new Error('neither an answer nor an end'));
    }, LONGEST);
    socket.setEncoding('latin1').on('data', (text: string) => {
      if (came.length < LOOKED_AT) came += text;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(impatience);
      resolve(came);
    });
    socket.once('connect', async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        if (pause > 0) await new Promise((resume) => setTimeout(resume, pause));
      }
      if (end === 'cut') socket.destroy();
      else if (end === 'half') socket.end();
    });
  });
}
