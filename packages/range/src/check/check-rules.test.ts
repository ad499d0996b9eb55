import { test } from 'vitest';
import { changed, expectFault, type FaultyCase } from '../testing/expect-fault.ts';

const KOK = 'questions/kok.yaml';
const FASAD = 'questions/fasad.yaml';

const faulty: readonly FaultyCase[] = [
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
    message:
      'questions depend on each other in a circle: altan → kok-form → altan; change one of the rules questions/fasad.yaml:28, questions/kok.yaml:9 (house villa)',
  },
  {
    name: 'questions that depend on each other through a base answer',
    file: FASAD,
    change: changed(FASAD, ['title: Röd', 'title: Röd\n      rule: base("virke")'], [/price:\n(.*\n){6}/, 'base: [virke]\n']),
    at: 'rule: answer("fasad-svart") ||',
    message: 'in a circle: altan → fasadkulor → altan; change one of the rules ',
    others: { 'base-questions.yaml': ['title: Tjära', 'title: Tjära\n    - { key: virke, title: Virke }'] },
  },
];

test.each(faulty)('checkRange reports this mistake at its line: $name', expectFault);
