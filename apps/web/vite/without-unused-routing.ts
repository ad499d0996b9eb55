import type { Plugin } from 'vite';

/**
 * Leaves out of the browser’s scripts what React Router contains for settings that this app does not use: requests for further routes (the
 * browser knows all routes, see `react-router.config.ts`) and instrumentation (`entry.client.tsx` passes none). The build fails if React
 * Router imports another name from these modules.
 */
export function withoutUnusedRouting(): Plugin {
  return {
    name: 'without-unused-routing',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: new RegExp(`/react-router/dist/\\w+/(?:${Object.keys(unusedRouting).join('|')})$`) },
      handler: (id) => Object.entries(unusedRouting).find(([path]) => id.endsWith(path))?.[1],
    },
  };
}

/**
 * The code that replaces each of these modules: its functions return what React Router expects from an app without these features. The
 * names with the value null are imported only by React Router’s server code, so the browser’s scripts never call them.
 */
export const unusedRouting: Readonly<Record<string, string>> = {
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = () => undefined;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getManifestPath = null;
    export const getPathsWithAncestors = null;
    export const handleClientVersionMismatch = null;
    export const URL_LIMIT = null;
  `,
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = null;
    export const instrumentationResultMetaContext = null;
  `,
};
