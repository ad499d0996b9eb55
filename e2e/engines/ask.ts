import type { Screen } from './screen.ts';

/** Sends a request with the cookies of the open page: POST with `data`, GET without. */
export async function ask<Answer>(page: Screen, path: string, data?: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  const options = data ? { method: 'POST', headers, body: JSON.stringify(data) } : {};
  const { status, text } = (await page.tab.evaluate(
    `fetch(${JSON.stringify(path)}, ${JSON.stringify(options)}).then(async (answer) => ({ status: answer.status, text: await answer.text() }))`,
  )) as { status: number; text: string };
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text || 'null');
}
