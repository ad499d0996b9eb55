/** One session of a W3C WebDriver server (https://www.w3.org/TR/webdriver2/), with the commands that these tests need. */
export interface WebDriverSession {
  readonly browserVersion: string;
  get(path: string): Promise<unknown>;
  post(path: string, body?: object): Promise<unknown>;
  delete(path: string): Promise<unknown>;
}

/** @param address the address of the WebDriver server */
export async function openSession(address: string, alwaysMatch: object): Promise<WebDriverSession> {
  const { sessionId, capabilities } = (await call(address, 'POST', '/session', { capabilities: { alwaysMatch } })) as NewSession;
  const inSession = (method: string) => (path: string, body?: object) =>
    call(address, method, `/session/${sessionId}${path}`, body);
  return {
    browserVersion: capabilities.browserVersion,
    get: inSession('GET'),
    post: (path, body = {}) => inSession('POST')(path, body),
    delete: inSession('DELETE'),
  };
}

/** An error that the WebDriver server reports, with the code of the standard, such as `timeout`. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  readonly code: string;

  constructor(command: string, code: string, message: string) {
    super(`${command}: ${code} ${message}`);
    this.code = code;
  }
}

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** Waits until a newly started WebDriver server answers. */
export async function whenReady(address: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await call(address, 'GET', '/status');
      return;
    } catch (error) {
      if (tries >= 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function call(address: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${address}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(`${method} ${path}`, error, message);
}
