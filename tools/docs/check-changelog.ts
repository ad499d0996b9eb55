const MOST_LINES = 40;
const MOST_WORDS = 25;
const HEADING = /^## \[(Unreleased|\d+\.\d+\.\d+)\](?: - (\d{4}-\d{2}-\d{2}))?$/;

/**
 * Returns the faults of the changelog. It must have versions with dates, the newest first, and one short line for each change. The newest
 * version must be that of `package.json`.
 */
export function changelogFaults(changelog: string, packageVersion: string): readonly string[] {
  const versions = changelog.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  const headings = versions.map((version) => HEADING.exec(version.split('\n')[0] ?? ''));
  const released = headings.flatMap((heading) => (heading?.[2] ? [{ version: heading[1] ?? '', date: heading[2] }] : []));
  const faults = versions.flatMap((version, at) => {
    const [title = '', ...lines] = version.split('\n');
    const isDated = headings[at]?.[1] === 'Unreleased' ? at === 0 : headings[at]?.[2] !== undefined;
    const changes = lines.filter((line) => line.trim() !== '' && !/^### (Added|Changed|Fixed|Removed|Security)$/.test(line));
    return [
      ...(isDated ? [] : [`${title}: expected "## [1.2.3] - 2026-11-27", or Unreleased first`]),
      ...(changes.length > MOST_LINES ? [`${title}: ${changes.length} lines, at most ${MOST_LINES}`] : []),
      ...changes.filter((line) => !line.startsWith('- ')).map((line) => `${title}: not one line for a change: ${line}`),
      ...changes
        .filter((line) => line.split(/\s+/).length - 1 > MOST_WORDS)
        .map((line) => `${title}: over ${MOST_WORDS} words: ${line}`),
    ];
  });
  const isSorted = released.every(({ date }, at) => at === 0 || date <= (released[at - 1]?.date ?? ''));
  return [
    ...faults,
    ...(isSorted ? [] : ['versions are not newest first']),
    ...(released[0]?.version === packageVersion
      ? []
      : [`package.json has ${packageVersion}, the last version is ${released[0]?.version}`]),
  ].map((fault) => `CHANGELOG.md: ${fault}`);
}
