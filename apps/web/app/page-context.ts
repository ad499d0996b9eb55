import { createContext } from 'react-router';
import type { Api } from './api/create-api.ts';

/** The typed API for loaders that run on the server; in the browser they take `browserApi`. */
export const apiContext = createContext<Api>();

/** The nonce that scripts of a server-rendered page carry. */
export const nonceContext = createContext<string>();
