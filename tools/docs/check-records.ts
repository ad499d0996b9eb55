import { countWords } from './markdown-page.ts';

const MOST_RECORDS = 40;
const MOST_RECORD_WORDS = 300;
const HEADINGS = ['Status', 'Context', 'Options', 'Decision', 'Consequences'];

/** Returns the faults of the decision records: their number, length, headings, and entries in the table of contents. */
export function recordFaults(records: ReadonlyMap<string, string>, contents: string): readonly string[] {
  const names = [...records.keys()].toSorted();
  const count = names.length > MOST_RECORDS ? [`docs/decisions: ${names.length} records, at most ${MOST_RECORDS}`] : [];
  const each = names.flatMap((name, at) => {
    const record = records.get(name) ?? '';
    const number = String(at + 1).padStart(3, '0');
    const headings = [...record.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    const words = countWords(record);
    return [
      ...(name.startsWith(`${number}-`) ? [] : [`expected number ${number}`]),
      ...(record.startsWith(`# ${number}. `) ? [] : [`expected a title that begins with "# ${number}. "`]),
      ...(headings.join() === HEADINGS.join() ? [] : [`expected the headings ${HEADINGS.join(', ')}, in this order`]),
      ...(words > MOST_RECORD_WORDS ? [`${words} words, at most ${MOST_RECORD_WORDS}`] : []),
      ...(contents.includes(`](${name})`) ? [] : ['not in docs/decisions/README.md']),
    ].map((fault) => `docs/decisions/${name}: ${fault}`);
  });
  return [...count, ...each];
}
