import type { Plugin } from 'vite';

/** What an endpoint is for, what it refuses and how often it may be called, on their lines or the next ones. */
const DESCRIPTION =
  /\n\s+(?:summary:\s*(?:'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|problems:\s*\[[^\]]*\]|limit:\s*(?:null|'\w+')),/g;

/** Leaves what describes the API out of the browser's scripts: there its calls are made, and only the server refuses them. */
export function withoutDescriptions(): Plugin {
  return {
    name: 'without-descriptions',
    applyToEnvironment: ({ name }) => name === 'client',
    apply: 'build',
    // Before the types are taken out, since it looks at the source as it is written.
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

/** @returns the source with no description of an endpoint in it, every other line where it was */
export function leaveOutDescriptions(source: string): string {
  return source.replace(DESCRIPTION, (found) => found.replace(/[^\n]/g, ' '));
}
