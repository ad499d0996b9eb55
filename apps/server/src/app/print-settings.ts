import { secretSettings } from './secret-files.ts';
import { type SettingName, settingGroups, settingMeanings, settingNames } from './setting-meanings.ts';
import { settings } from './settings.ts';

/** Returns the text of `docs/reference/settings.md`: every setting with its meaning and default, by group. */
export function printSettings(): string {
  const tables = settingGroups.map((group) => {
    const rows = settingNames
      .filter((name) => settingMeanings[name].group === group)
      .map((name) => `| \`${name}\` | ${settingMeanings[name].meaning} | ${defaultOf(name)} |`);
    return `## ${group.charAt(0).toUpperCase()}${group.slice(1)}\n\n| Setting | Meaning | Default |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `${intro}\n${tables.join('\n')}`;
}

const intro = `# Settings

\`npm run reference\` writes this page from \`apps/server/src/app/settings.ts\` and \`setting-meanings.ts\`. Do not edit it by hand.

The server reads its settings from the environment when it starts. It names every wrong setting and then stops. An empty setting counts
as unset.

A secret may also be in a file. Set \`NAME_FILE\` to the path of that file, instead of \`NAME\`. This works for these settings:
${secretSettings.map((name) => `\`${name}\``).join(', ')}.
`;

function defaultOf(name: SettingName): string {
  const { without } = settingMeanings[name];
  if (without !== undefined) return without;
  const { data } = settings.shape[name].safeParse(undefined);
  if (data === undefined || data === null) throw new Error(`${name} has no default, so its meaning needs a "without"`);
  return `\`${data}\``;
}
