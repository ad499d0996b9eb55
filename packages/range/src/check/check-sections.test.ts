import { test } from 'vitest';
import { changed, expectFault, type FaultyCase } from '../testing/expect-fault.ts';
import { kitchenRange } from '../testing/small-pictures.ts';
import { smallRange } from '../testing/small-range.ts';

const KOK = 'questions/kok.yaml';
const FASAD = 'questions/fasad.yaml';

const KITCHEN = String(kitchenRange[KOK]);

const faulty: readonly FaultyCase[] = [
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
];

test.each(faulty)('checkRange reports this mistake at its line: $name', expectFault);
