import { asHouseId, compileModel, type Model } from '@gavel/core';
import type { HouseUnderProof } from '../house/house-under-proof.ts';
import { municipalityKinds } from '../house/municipality-kinds.ts';

/** A model of the tests as a house that stands in one of these municipalities. */
export function modelUnderProof(model: Model, names: readonly string[] = [model.municipalityName]): HouseUnderProof {
  const municipalities = names.map((name, at) => ({ id: String(at), name, county: '', areaCode: 'A', denied: false }));
  const compiled = compileModel(model);
  const kinds = municipalityKinds([compiled], municipalities);
  const models = kinds.map(({ municipality }) => compileModel({ ...model, municipalityName: municipality.name }));
  return {
    house: { id: asHouseId(1), title: model.houseTitle },
    compiled,
    kinds,
    compiledIn: (kind) => models[kind] ?? compiled,
  };
}
