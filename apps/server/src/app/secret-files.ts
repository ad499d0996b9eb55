import { readFileSync } from 'node:fs';

/**
 * The settings that contain secrets. An operator may set `NAME_FILE`, the path of a file with the secret, instead of the setting
 * `NAME`.
 */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'MEDIA_URL',
  'WEBHOOK_SECRET',
] as const;

/**
 * Reads secrets from the files whose paths `NAME_FILE` settings contain, because vaults and systemd provide secrets as files.
 * @returns the secrets by the name of their setting, and a text for each fault of the files
 */
export function readSecretFiles(set: Readonly<Record<string, string | undefined>>): {
  readonly secrets: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
} {
  const faults: string[] = [];
  const read = secretSettings.flatMap((name) => {
    const file = set[`${name}_FILE`];
    if (file === undefined) return [];
    if (set[name] !== undefined) faults.push(`${name}_FILE: ${name} is set too`);
    try {
      const secret = readFileSync(file, 'utf8').trim();
      if (secret === '') faults.push(`${name}_FILE: ${file} is empty`);
      return [[name, secret]];
    } catch (error) {
      faults.push(`${name}_FILE: ${file} cannot be read (${error instanceof Error && 'code' in error ? error.code : error})`);
      return [];
    }
  });
  return { secrets: Object.fromEntries(read), faults };
}
