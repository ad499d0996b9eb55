export { messages } from './messages.ts';
export { type Messages, withOverrides } from './with-overrides.ts';
