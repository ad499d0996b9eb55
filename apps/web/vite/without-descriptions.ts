import type { Plugin } from 'vite';

/** Matches the summary, the problems and the rate limit of an endpoint, on one or more lines. */
const DESCRIPTION =
  /\n\s+(?:summary:\s*(?:'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|problems:\s*\[[^\]]*\]|limit:\s*(?:null|'\w+')),/g;

/** Removes the descriptions of endpoints from the scripts for the browser, which only call the API. Only the server needs them. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    // Run before types are removed, because the pattern is written for the original source.
    enforce: 'pre',
    transform: {
      filter: {
        id: /packages\/contract\/src\/endpoints\/\w[\w-]*-endpoints\.ts$|packages\/contract\/src\/endpoints\/endpoints\.ts$/,
      },
      handler(code) {
        return { code: leaveOutDescriptions(code), map: null };
      },
    },
  };
}

/**
 * Removes the descriptions of endpoints. All other lines keep their numbers.
 * @returns the changed source
 */
export function leaveOutDescriptions(source: string): string {
  return source.replace(DESCRIPTION, (found) => found.replace(/[^\n]/g, ' '));
}
