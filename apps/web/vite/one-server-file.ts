import type { Plugin } from 'vite';

/**
 * Puts all that renders pages, libraries too, into one file: Node would look for three hundred modules at every start. In a build only:
 * while developing, libraries are loaded as they are.
 */
export function oneServerFile(): Plugin {
  return {
    name: 'one-server-file',
    apply: 'build',
    config: () => ({ environments: { ssr: { resolve: { noExternal: true } } } }),
  };
}
