import { compileModel } from '@gavel/core';
import { randomModel } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { standingIn } from './standing-in.ts';

test('standingIn converts a compiled model to another municipality; the result equals what compileModel returns for that municipality', () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const model = randomModel(seed, { sections: 2 });
    const [here, there] = ['Umeå', 'Lund'].map((municipalityName) => compileModel({ ...model, municipalityName }));
    if (!here || !there) throw new Error('two models');
    expect(standingIn(here, 'Lund')).toEqual(there);
    expect(standingIn(here, 'Lund')).not.toEqual(here);
  }
});
