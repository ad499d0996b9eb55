import * as React from 'react';

// Imported for what it does, before React DOM. React's development code tells the browser's performance panel of every component that it renders and
// every effect that it runs, and takes a stack for every element, which nobody looks at here. Without the panel's methods it does not tell, and of ten thousand
// elements in a second it takes no more stacks. Its warnings stay.
Object.defineProperties(console, { timeStamp: { value: undefined }, createTask: { value: undefined } });

const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals !== 'object' || !internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its stacks elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
