import { asHouseId, compileModel, type Model, startVisit } from '@gavel/core';
import { dependenciesOf } from '../house/dependencies.ts';
import type { HouseUnderProof } from '../house/house-under-proof.ts';
import { municipalityKinds } from '../house/municipality-kinds.ts';

/** Prepares a test model for its proof, in these municipalities. */
export function modelUnderProof(model: Model, names: readonly string[] = [model.municipalityName]): HouseUnderProof {
  const municipalities = names.map((name, at) => ({ id: String(at), name, county: '', areaCode: 'A', denied: false }));
  const compiled = compileModel(model);
  const kinds = municipalityKinds([compiled], municipalities);
  const starts = kinds.map(({ municipality }) => {
    const there = compileModel({ ...model, municipalityName: municipality.name });
    return { compiled: there, visit: startVisit(there).visit };
  });
  return {
    house: { id: asHouseId(1), title: model.houseTitle },
    compiled,
    kinds,
    dependencies: dependenciesOf(compiled),
    changed: null,
    startIn: (kind) => starts[kind] ?? { compiled, visit: startVisit(compiled).visit },
    startsInAreas: () => starts.slice(0, 1),
  };
}
