import { test } from 'vitest';
import { expectFault, type FaultyCase } from '../testing/expect-fault.ts';

const KOK = 'questions/kok.yaml';
const FASAD = 'questions/fasad.yaml';

const faulty: readonly FaultyCase[] = [
  {
    name: 'an answer key used twice',
    file: KOK,
    change: ['- key: lucka-vit', '- key: fasad-rod'],
    at: 'key: fasad-rod',
    message: "the answer 'fasad-rod' stands twice, first at questions/fasad.yaml:6",
  },
  {
    name: 'a `houses:` list with an unknown name',
    file: 'sections.yaml',
    change: ['[bostad]', '[bostader]'],
    at: 'bostader',
    message: "did you mean 'bostad'?",
  },
  {
    name: 'a section with an unknown question',
    file: 'sections.yaml',
    change: ['[kok-form, koksluckor]', '[kok-form, koksluckor, kokslucka]'],
    at: 'kokslucka]',
    message: "there is no question 'kokslucka'",
  },
  {
    name: 'an unknown base answer',
    file: FASAD,
    change: ['[slamfarg, tjara]', '[slamfarg, tjaran, tjara]'],
    at: 'tjaran',
    message: "there is no base answer 'tjaran'",
  },
  {
    name: 'a house colour that no answer shows',
    file: 'houses/garage.yaml',
    change: ['facade:svart', 'facade:gron'],
    at: 'facade:gron',
    message: "there is no answer with the picture key 'facade:gron'",
  },
  {
    name: 'a camera limited to an unknown house',
    file: 'cameras.yaml',
    change: ['title: Trädgård }', 'title: Trädgård, houses: [vila] }'],
    at: 'vila',
    message: "there is no house, house type or tag 'vila' (did you mean 'villa'?)",
  },
  {
    name: 'a plot in an unknown municipality',
    file: 'plots.yaml',
    change: ['municipality: Lund', 'municipality: Lunden'],
    at: 'Lunden',
    message: "did you mean 'Lund'?",
  },
  {
    name: 'a denied municipality that does not exist',
    file: 'municipalities.yaml',
    change: ['[Båstad]', '[Bastad]'],
    at: 'denied',
    message: "did you mean 'Båstad'?",
  },
  {
    name: 'a range that delivers to no municipality',
    file: 'municipalities.yaml',
    change: ['[Båstad]', '[Båstad, Malmö, Lund, Luleå]'],
    at: 'denied',
    message: 'the builder delivers to no municipality',
  },
  {
    name: 'a municipality in two areas',
    file: 'municipalities.yaml',
    change: ['- 2580 Luleå', '- 2580 Luleå\n    - 1299 Lund'],
    at: '1299 Lund',
    message: "the municipality 'Lund' stands twice, first at municipalities.yaml:3",
  },
  {
    name: 'a municipality code used twice',
    file: 'municipalities.yaml',
    change: ['2580 Luleå', '1281 Luleå'],
    at: '1281 Luleå',
    message: "the municipality code '1281' stands twice",
  },
  {
    name: 'a municipality whose county the range does not name',
    file: 'municipalities.yaml',
    change: ["'25': Norrbottens", "'24': Norrbottens"],
    at: '2580 Luleå',
    message: "there is no county '25' for '2580 Luleå'",
  },
  {
    name: 'an area without municipalities',
    file: 'areas.yaml',
    change: ['name: Norr }', 'name: Norr }\n- { key: ost, code: O, name: Öst }'],
    at: 'key: ost',
    message: "no municipality lies in the area 'ost'",
    others: {
      'houses/villa.yaml': ['norr: 2100000', 'norr: 2100000, ost: 1'],
      'houses/garage.yaml': ['norr: 210000', 'norr: 210000, ost: 1'],
      [FASAD]: ['norr: 1300', 'norr: 1300, ost: 1'],
    },
  },
  {
    name: 'a text about a replacement whose two answers belong to different questions',
    file: 'alert-messages.yaml',
    change: ['to: rak', 'to: lucka-vit'],
    at: 'lucka-vit',
    message: 'answer different questions',
  },
  {
    name: 'product information of an unknown question',
    file: 'product-information.yaml',
    change: ['question: koksluckor', 'question: luckor'],
    at: 'question: luckor',
    message: "there is no question 'luckor'",
  },
  {
    name: 'a salesperson of an unknown municipality',
    file: 'salespersons.yaml',
    change: ['[Lund]', '[Landet]'],
    at: 'Landet',
    message: "there is no municipality 'Landet'",
  },
];

test.each(faulty)('checkRange reports this mistake at its line: $name', expectFault);
