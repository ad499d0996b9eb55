import * as React from 'react';

// This file is imported for its side effect, before React DOM. In development, React reports every rendered component to the
// browser’s performance panel and records a stack for every element. No test reads either. Without `timeStamp` and `createTask`,
// React reports nothing. React records at most ten thousand stacks a second. The code below fixes the counter at this limit, so
// React records no stack. React’s warnings stay.
Object.defineProperties(console, { timeStamp: { value: undefined }, createTask: { value: undefined } });

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
