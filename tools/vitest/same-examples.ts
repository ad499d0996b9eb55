import fc from 'fast-check';
import { inject } from 'vitest';

// Property tests try the same examples in every run, so that a run fails only because of a change. `npm run test:deep` tries new examples.
if (inject('propertyDepth') === 'short') fc.configureGlobal({ seed: 42 });
