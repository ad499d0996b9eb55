import { expect, test } from 'vitest';
import { guidOf } from './guid.ts';
import { enumeration, integer, StepFile, typed } from './step-file.ts';

const header = { name: 'house.ifc', organization: 'Björk', system: 'Gavel' };

test('StepFile writes each kind of value in the form of ISO 10303-21', () => {
  const file = new StepFile();
  const point = file.add('IFCPOINT', [0, -0, 1.5, 1e-7, -2]);
  file.add('IFCTHING', point, null, true, integer(3), enumeration('AREA'), typed('IFCLABEL', 'a'), []);
  const lines = file.text(header).split('\n');
  expect(lines).toContain('#1=IFCPOINT((0.,0.,1.5,0.,-2.));');
  expect(lines).toContain("#2=IFCTHING(#1,$,.T.,3,.AREA.,IFCLABEL('a'),());");
});

test('a string in the file has doubled quotation marks and backslashes, and UTF-16 code units for characters outside ASCII', () => {
  const file = new StepFile();
  file.add('IFCTEXT', "Anna's \\ Kök 🏠\n");
  expect(file.text(header)).toContain("IFCTEXT('Anna''s \\\\ K\\X2\\00F6\\X0\\k \\X2\\D83CDFE0\\X0\\ ')");
});

test('for content that the file already has, `add` writes a new entity, and `shared` returns the existing entity', () => {
  const file = new StepFile();
  expect(file.shared('IFCDIRECTION', [0, 0, 1])).toBe(file.shared('IFCDIRECTION', [0, 0, 1]));
  expect(file.add('IFCDIRECTION', [0, 0, 1])).not.toEqual(file.shared('IFCDIRECTION', [0, 0, 1]));
});

test('guidOf returns a GUID of 22 digits that depends only on the given name and differs for similar names', () => {
  const names = Array.from({ length: 5000 }, (_, at) => `house/wall ${at}`);
  const guids = names.map(guidOf);
  expect(new Set(guids).size).toBe(names.length);
  expect(guids).toEqual(names.map(guidOf));
  for (const guid of guids) expect(guid).toMatch(/^[0-3][0-9A-Za-z_$]{21}$/);
});
