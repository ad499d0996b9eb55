import { expect, test } from 'vitest';
import { kitchenRange } from '../testing/small-pictures.ts';
import { smallRange } from '../testing/small-range.ts';
import { changedRange, type FileChange, faultsOf } from '../testing/write-range.ts';

test('checkRange finds no faults in the small range of the tests', async () => {
  expect(await faultsOf({})).toEqual([]);
});

interface Case {
  readonly name: string;
  readonly file: string;
  readonly change: FileChange;
  /** The text of the line that the fault must name. */
  readonly at: string;
  readonly message: string;
  readonly others?: Readonly<Record<string, FileChange>>;
}

const KOK = 'questions/kok.yaml';
const FASAD = 'questions/fasad.yaml';

const KITCHEN = String(kitchenRange[KOK]);

const faulty: readonly Case[] = [
  // Rules
  {
    name: 'a rule that cannot be read',
    file: KOK,
    change: ['answered("kok-form")', 'answered("kok-form") and true'],
    at: 'rule: answered',
    message: "expected the end, found 'and' at character 22; and is &&",
  },
  {
    name: 'a single equals sign',
    file: FASAD,
    change: ['municipality == "Malmö"', 'municipality = "Malmö"'],
    at: 'municipality = ',
    message: 'a comparison is ==',
  },
  {
    name: 'an unknown answer in a rule',
    file: FASAD,
    change: ['answer("fasad-svart") ||', 'answer("fasad-svrat") ||'],
    at: 'fasad-svrat',
    message: "there is no answer 'fasad-svrat' (character 8) (did you mean 'fasad-svart'?)",
  },
  {
    name: 'a question’s key where a rule needs an answer',
    file: FASAD,
    change: ['answer("fasad-svart") ||', 'answer("kok-form") ||'],
    at: 'answer("kok-form")',
    message: `'kok-form' is a question: answered("…")`,
  },
  {
    name: 'a base answer’s key where a unit’s rule needs an answer',
    file: FASAD,
    change: ['base("tjara")', 'answer("tjara")'],
    at: 'when: answer("tjara")',
    message: `'tjara' is a base answer: base("…")`,
  },
  {
    name: 'an unknown municipality in a rule',
    file: KOK,
    change: ['["Lund", "Luleå"]', '["Lund", "Lulea"]'],
    at: 'Lulea',
    message: "there is no municipality 'Lulea' (character 26) (did you mean 'Luleå'?)",
  },
  {
    name: 'an unknown answer in a price’s rule',
    file: 'base-questions.yaml',
    change: ['answer("rak")', 'answer("rakt")'],
    at: 'answer("rakt")',
    message: "did you mean 'rak'?",
  },
  {
    name: 'a rule about an answer of its own question',
    file: KOK,
    change: ['rule: municipality in ["Lund", "Luleå"]', 'rule: \'!answer("rak")\''],
    at: `rule: '!answer("rak")'`,
    message: "asks about 'rak', an answer of the question 'kok-form' that the rule belongs to",
  },
  {
    name: 'a rule that asks whether its own question is answered',
    file: KOK,
    change: ['answered("kok-form")', 'answered("koksluckor")'],
    at: 'answered("koksluckor")',
    message: "'koksluckor' is answered, its own question",
  },
  {
    name: 'a rule about a base answer that only its own question provides',
    file: FASAD,
    change: ['title: Röd', 'title: Röd\n      rule: base("tjara")'],
    at: 'base("tjara")',
    message: "the base answer 'tjara', which only answers of the question 'fasadkulor'",
  },
  {
    name: 'questions that depend on each other',
    file: KOK,
    change: ['rule: municipality in ["Lund", "Luleå"]', 'rule: answer("altan-stor")'],
    at: 'rule: answer("fasad-svart") ||',
    message: 'questions depend on each other in a circle: altan → kok-form → altan (house villa)',
  },
  {
    name: 'questions that depend on each other through a base answer',
    file: FASAD,
    change: changed(FASAD, ['title: Röd', 'title: Röd\n      rule: base("virke")'], [/price:\n(.*\n){6}/, 'base: [virke]\n']),
    at: 'rule: answer("fasad-svart") ||',
    message: 'in a circle: altan → fasadkulor → altan (every house)',
    others: { 'base-questions.yaml': ['title: Tjära', 'title: Tjära\n    - { key: virke, title: Virke }'] },
  },
  // Keys and names
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
  // Prices
  {
    name: 'a house without a price for an area',
    file: 'houses/villa.yaml',
    change: [', norr: 2100000', ''],
    at: 'price:',
    message: "the house 'villa' has no price for the area 'norr'",
  },
  {
    name: 'an answer without a price for an area',
    file: FASAD,
    change: [', norr: 1300', ''],
    at: 'price: { syd',
    message: "'altan-stor' has no price for the area 'norr'",
  },
  {
    name: 'a price for an unknown area',
    file: FASAD,
    change: ['norr: 1300', 'norr: 1300, nord: 1'],
    at: 'nord: 1',
    message: "there is no area 'nord'",
  },
  {
    name: 'an answer with both a price and base answers',
    file: FASAD,
    change: ['base: [slamfarg]', 'base: [slamfarg]\n      price: 100'],
    at: 'price: 100',
    message: 'both a price and base answers',
  },
  {
    name: 'a price with both per and units',
    file: FASAD,
    change: ['        units:', '        per: 3\n        units:'],
    at: 'units:',
    message: 'both per and units',
  },
  {
    name: 'a quantity that a house lacks',
    file: 'houses/garage.yaml',
    change: ['fasad: 60', 'vagg: 60'],
    at: 'price: [{ price: 100, per: fasad }',
    message: "the house has no quantity 'fasad' (house garage)",
  },
  {
    name: 'a base answer that nothing provides',
    file: FASAD,
    change: ['[slamfarg, tjara]', '[slamfarg]'],
    at: 'key: tjara',
    message: "no answer has 'tjara' in its base",
  },
  // Sections
  {
    name: 'a question in no section',
    file: 'sections.yaml',
    change: ['[fasadkulor, altan]', '[fasadkulor]'],
    at: '- key: altan',
    message: "no section lists the question 'altan'",
  },
  {
    name: 'a question in two sections of a house',
    file: 'sections.yaml',
    change: ['[kok-form, koksluckor]', '[kok-form, koksluckor, altan]'],
    at: 'koksluckor, altan',
    message: "the question 'altan' stands in the section 'fasad' already (house villa)",
  },
  {
    name: 'a question without answers in a house',
    file: FASAD,
    change: changed(
      FASAD,
      ['title: Ingen altan', 'title: Ingen altan\n      houses: [garage]'],
      ['title: Stor altan', 'title: Stor altan\n      houses: [garage]'],
    ),
    at: '- key: altan',
    message: "the question 'altan' has no answer left; limit it with houses (house villa)",
  },
  {
    name: 'an answer that no house offers',
    file: KOK,
    change: ['title: Vita luckor', 'title: Vita luckor\n      houses: [Sidobyggnad]'],
    at: 'key: lucka-vit',
    message: "no house offers the answer 'lucka-vit'",
  },
  {
    name: 'a quick question with a single answer in every house',
    file: KOK,
    change:
      String(smallRange[KOK]).split('    - key: lucka-ek')[0]?.replace('title: Köksluckor', 'title: Köksluckor\n  quick: true') ??
      null,
    at: 'quick: true',
    message: "the quick road cannot ask 'koksluckor': every house has one answer to it",
  },
  {
    name: 'two defaults of which the first is always possible',
    file: FASAD,
    change: ['title: Svart', 'title: Svart\n      default: true'],
    at: 'default: true',
    message: "'fasadkulor' has the default answer 'fasad-rod' already",
  },
  {
    name: 'a camera key used twice',
    file: 'cameras.yaml',
    change: ['key: kitchen-2', 'key: kitchen-1'],
    at: 'title: Bänk',
    message: "the camera 'kitchen-1' stands twice, first at cameras.yaml:3",
  },
  {
    name: 'an unknown camera',
    file: 'sections.yaml',
    change: ['[front, back]', '[front, bak]'],
    at: 'bak',
    message: "did you mean 'back'?",
  },
  {
    name: 'a camera that the section does not have',
    file: FASAD,
    change: ['camera: front', 'camera: kitchen-1'],
    at: 'camera: kitchen-1',
    message: "has no camera 'kitchen-1'; it has: front, back",
  },
  {
    name: 'a camera of a house that no section has',
    file: 'houses/villa.yaml',
    change: ["colours: ['facade:rod']", "colours: ['facade:rod']\ncameras: [front, side]"],
    at: 'cameras: [front, side]',
    message: "no section shows the exterior from 'side'; cameras: front, back",
  },
  {
    name: 'a scene picked by an unknown question',
    file: 'sections.yaml',
    change: ['  title: Kök\n', '  title: Kök\n  scene: kitchen\n  cameras: [kitchen-1]\n  sceneFrom: kok-frm\n'],
    at: 'sceneFrom: kok-frm',
    message: "there is no question 'kok-frm' (did you mean 'kok-form'?)",
  },
  {
    name: 'an answer that picks the scene of an exterior section',
    file: 'sections.yaml',
    change: ['  title: Fasad\n', '  title: Fasad\n  sceneFrom: kok-form\n'],
    at: 'sceneFrom: kok-form',
    message: "only a room is picked by an answer, and the scene of 'fasad' is exterior",
  },
  {
    name: 'an answer that picks a scene without naming one',
    file: KOK,
    change: KITCHEN.replace("picture: ['form:kitchen-o']", 'picture: []'),
    at: 'key: ko',
    message: "'ko' picks the scene of 'kok', and has no picture key to name it",
    others: kitchenRange,
  },
  {
    name: 'a section with newImageManifest that does not show the exterior',
    file: 'sections.yaml',
    change: ['  title: Kök\n', '  title: Kök\n  newImageManifest: true\n'],
    at: 'newImageManifest: true',
    message: "only the exterior has a manifest, and the scene of 'kok' is none",
  },
  {
    name: 'a question with layers in a section without a scene',
    file: KOK,
    change: ['title: Köksluckor', 'title: Köksluckor\n  rendering: layers'],
    at: 'rendering: layers',
    message: 'needs a scene',
  },
  {
    name: 'a question that starts without an answer',
    file: KOK,
    change: changed(
      KOK,
      ['title: Rakt', 'title: Rakt\n      rule: answer("fasad-svart")'],
      ['title: Kökets form', 'title: Kökets form\n  showIfOneAnswer: true'],
    ),
    at: '- key: kok-form',
    message:
      "'kok-form' is listed at the start without an answer: neither a default answer nor its first one is possible (house villa)",
  },
  {
    name: 'a question that starts without an answer in one municipality',
    file: KOK,
    change: changed(
      KOK,
      ['title: Rakt', 'title: Rakt\n      rule: \'municipality != "Malmö"\''],
      ['title: Kökets form', 'title: Kökets form\n  showIfOneAnswer: true'],
    ),
    at: '- key: kok-form',
    message: "'kok-form' is listed at the start without an answer",
  },
  // Bundles and campaigns
  {
    name: 'a bundle with two answers for one question',
    file: 'bundles.yaml',
    change: ['[fasad-svart, ko]', '[fasad-svart, ko, rak]'],
    at: 'rak]',
    message: "answers 'kok-form' twice: 'ko' and 'rak'",
  },
  {
    name: 'a bundle that is empty in a house',
    file: 'bundles.yaml',
    change: ['[fasad-svart, ko]', '[ko]'],
    at: 'answers: [ko]',
    message: "the bundle 'mork' is empty: none of its answers is offered (house garage)",
  },
  {
    name: 'a camera limited to an unknown house',
    file: 'cameras.yaml',
    change: ['title: Trädgård }', 'title: Trädgård, houses: [vila] }'],
    at: 'vila',
    message: "there is no house, house type or tag 'vila' (did you mean 'villa'?)",
  },
  {
    name: 'a bundle with an answer that its houses do not offer',
    file: 'bundles.yaml',
    change: ['  answers:', '  houses: [garage]\n  answers:'],
    at: 'answers: [fasad-svart, ko]',
    message: "none of the bundle’s houses offers 'ko'",
  },
  {
    name: 'a campaign with both kinds of discount',
    file: 'campaigns.yaml',
    change: ['title: Tillval', 'title: Tillval\n  discount: 1'],
    at: 'levels:',
    message: 'both a discount and levels',
  },
  {
    name: 'two discounts at one level',
    file: 'campaigns.yaml',
    change: ['accessories: 20000', 'accessories: 10000'],
    at: 'levels:',
    message: 'two discounts for accessories of 10000 kr',
  },
  {
    name: 'a negative discount',
    file: 'campaigns.yaml',
    change: ['discount: 20000', 'discount: -1'],
    at: 'discount: -1',
    message: 'discount: Too small: expected number to be >=0',
  },
  {
    name: 'a campaign that ends before it begins',
    file: 'campaigns.yaml',
    change: ['to: 2026-05-31', 'to: 2026-02-28'],
    at: 'to: 2026-02-28',
    message: 'ends before it begins',
  },
  {
    name: 'a campaign with weeks and dates',
    file: 'campaigns.yaml',
    change: ['to: 2026-05-31', 'weeks: { from: -3, to: 2 }'],
    at: 'weeks: { from: -3, to: 2 }',
    message: 'has both weeks and dates',
  },
  {
    name: 'a campaign whose last week comes before its first',
    file: 'campaigns.yaml',
    change: ['from: 2026-03-01\n  to: 2026-05-31', 'weeks: { from: 2, to: -3 }'],
    at: 'weeks: { from: 2, to: -3 }',
    message: 'ends before it begins: from week 2 to week -3',
  },
  {
    name: 'a date that does not exist',
    file: 'campaigns.yaml',
    change: ['to: 2026-05-31', 'to: 2026-05-32'],
    at: 'to: 2026-05-32',
    message: "to: '2026-05-32' is no date",
  },
  {
    name: 'a trigger without a condition',
    file: 'campaigns.yaml',
    change: ['{ display: true, answers: [fasad-svart], accessoryLevel: 1000 }', '{ display: true }'],
    at: '{ display: true }',
    message: 'asks for nothing',
  },
  {
    name: 'a trigger for neither display nor discount',
    file: 'campaigns.yaml',
    change: ['display: true, ', ''],
    at: '{ answers: [fasad-svart]',
    message: 'decides nothing',
  },
  {
    name: 'a trigger with an unknown answer',
    file: 'campaigns.yaml',
    change: ['[fasad-svart]', '[fasad-svar]'],
    at: 'fasad-svar]',
    message: "there is no answer 'fasad-svar'",
  },
  {
    name: 'two primary campaigns',
    file: 'campaigns.yaml',
    change: ['title: Tillval', 'title: Tillval\n  primary: true'],
    at: 'primary: true',
    message: "'varen' is the primary campaign already",
  },
  // Texts
  {
    name: 'an unknown text key',
    file: 'texts.yaml',
    change: ['start.title: Hej', 'start.title: Hej\nhouses.bild: Skapa {house}'],
    at: 'houses.bild',
    message: "there is no text 'houses.bild' (did you mean 'houses.build'?)",
  },
  {
    name: 'a text with another placeholder than the product’s',
    file: 'texts.yaml',
    change: ['start.title: Hej', 'start.title: Hej från {märke}\nhouses.build: Skapa {house}'],
    at: 'Hej från',
    message: '{märke} stands for nothing here; this text has {brand}',
  },
  {
    name: 'a placeholder in a text that has none in the product',
    file: 'texts.yaml',
    change: ['start.title: Hej', 'palette.tip: Tips om <b>huset</b>'],
    at: 'palette.tip',
    message: '<b> stands for nothing here; this text has none',
  },
  {
    name: 'a text that is no ICU message',
    file: 'texts.yaml',
    change: ['start.title: Hej', "start.title: 'Hej {brand'"],
    at: 'start.title',
    message: 'is no ICU message: expect argument closing brace',
  },
];

test.each(faulty)('checkRange reports $name at the line of the mistake', async ({ file, change, at, message, others }) => {
  const changes = { ...others, [file]: change };
  const faults = await faultsOf(changes);
  expect(faults.map((fault) => fault.message)).toEqual([expect.stringContaining(message)]);
  const [fault] = faults;
  const lines = String(changedRange(changes)[fault?.file ?? ''] ?? '').split('\n');
  expect(lines[(fault?.line ?? 0) - 1]).toContain(at);
});

/** Returns a file with several changes. */
function changed(file: string, ...changes: readonly (readonly [RegExp | string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    const next = text.replace(from, () => to);
    if (next === text) throw new Error(`'${from}' does not stand in ${file}`);
    return next;
  }, smallRange[file] ?? '');
}
