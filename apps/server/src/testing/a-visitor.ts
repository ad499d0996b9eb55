import type { Hono } from 'hono';

/** A client that stores cookies and sends them with every HTTP request. */
export interface TestVisitor {
  get(path: string): Promise<TestAnswer>;
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<TestAnswer>;
  delete(path: string): Promise<TestAnswer>;
  /** Sends an HTTP request and ignores the cookies in the response. */
  look(path: string, init: RequestInit): Promise<TestAnswer>;
  /** GETs a file. */
  file(path: string): Promise<Response>;
  /** Sends a POST request, with the body if it is given, and returns the response, whose body is a file. */
  download(path: string, body?: unknown): Promise<Response>;
  /** Returns the complete `Set-Cookie` headers of the last response, leaving out those of `file` and `download`. */
  readonly lastCookies: () => readonly string[];
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** `unknown`, because tests check it with matchers. */
  readonly body: unknown;
}

export function aVisitor(app: Hono): TestVisitor {
  const jar = new Map<string, string>();
  let last: readonly string[] = [];
  const send = (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    return app.request(path, { ...init, headers });
  };
  const ask = async (path: string, init: RequestInit, keeps = true): Promise<TestAnswer> => {
    const response = await send(path, init);
    last = response.headers.getSetCookie();
    for (const cookie of keeps ? last : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    // A stream of events does not end by itself, so close it immediately.
    if (response.headers.get('Content-Type') === 'text/event-stream') await response.body?.cancel();
    const text = response.bodyUsed ? '' : await response.text();
    const isFile = response.headers.get('Content-Type')?.startsWith('text/csv') ?? false;
    const body: unknown = isFile ? text : text === '' ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, body };
  };
  return {
    get: (path) => ask(path, {}),
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    delete: (path) => ask(path, { method: 'DELETE' }),
    look: (path, init) => ask(path, init, false),
    file: async (path) => send(path, {}),
    download: async (path, body) =>
      send(path, {
        method: 'POST',
        ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    lastCookies: () => last,
  };
}
