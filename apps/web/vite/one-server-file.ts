import type { Plugin } from 'vite';

/**
 * Puts all code that renders pages into one file, with its libraries. Otherwise Node would load three hundred modules at each start. This
 * applies only to builds: the development server loads libraries separately.
 */
export function oneServerFile(): Plugin {
  return {
    name: 'one-server-file',
    apply: 'build',
    config: () => ({ environments: { ssr: { resolve: { noExternal: true } } } }),
  };
}
