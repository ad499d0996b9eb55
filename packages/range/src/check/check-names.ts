import type { Path, Report } from '../source/fault.ts';
import { nearMiss } from '../source/near-miss.ts';
import type { RangeIndex } from '../source/range-index.ts';
import type { AnswerSource, QuestionSource } from '../source/source.ts';

/**
 * Reports unknown names outside rules: answers, base answers, questions, houses, municipalities, areas and pictures. Also reports a text
 * about a replacement whose two answers belong to different questions.
 */
export function checkNames(index: RangeIndex, report: Report): void {
  const { source, questions, answers, baseAnswers, municipalities } = index;
  const pictures = new Set(source.questions.flatMap((question) => question.answers.flatMap(({ picture = [] }) => picture)));

  for (const section of source.sections) {
    checkHouses(section, section.houses);
    checkEach(section, ['questions'], section.questions, questions, 'question');
    if (section.sceneFrom !== undefined) checkOne(section, ['sceneFrom'], section.sceneFrom, questions, 'question');
  }
  for (const question of source.questions) {
    checkHouses(question, question.houses);
    checkByHouse(question.unseen);
    checkByHouse(question.camera);
    for (const answer of question.answers) {
      checkHouses(answer, answer.houses);
      checkByHouse(answer.unseen);
      checkEach(answer, ['base'], answer.base, baseAnswers, 'base answer');
      for (const field of ['colourFrom', 'accentFrom'] as const) {
        const named = answer.sample[field];
        if (named !== undefined) checkOne(answer.sample, [field], named, questions, 'question');
      }
    }
  }
  for (const camera of source.cameras) checkHouses(camera, camera.houses);
  for (const house of source.houses) checkEach(house, ['colours'], house.colours, pictures, 'answer with the picture key');
  for (const bundle of source.bundles) {
    checkHouses(bundle, bundle.houses);
    checkEach(bundle, ['answers'], bundle.answers, answers, 'answer');
  }
  for (const campaign of source.campaigns) {
    checkHouses(campaign, campaign.houses);
    for (const trigger of campaign.triggers ?? []) {
      checkEach(trigger, ['answers'], trigger.answers, answers, 'answer');
      checkEach(trigger, ['defaultOf'], trigger.defaultOf, questions, 'question');
      checkEach(trigger, ['baseAnswers'], trigger.baseAnswers, baseAnswers, 'base answer');
    }
  }
  for (const message of source.alertMessages) {
    const known = [
      checkOne(message, ['from'], message.from, answers, 'answer'),
      checkOne(message, ['to'], message.to, answers, 'answer'),
    ];
    const isOneQuestion = answers.get(message.from)?.question === answers.get(message.to)?.question;
    if (known.every(Boolean) && !isOneQuestion) {
      report(
        source.places.of(message, 'to'),
        `'${message.from}' and '${message.to}' answer different questions, so neither replaces the other`,
      );
    }
  }
  for (const information of source.productInformation)
    checkOne(information, ['question'], information.question, questions, 'question');
  for (const plot of source.plots) checkOne(plot, ['municipality'], plot.municipality, municipalities, 'municipality');
  for (const person of source.salespersons)
    checkEach(person, ['municipalities'], person.municipalities, municipalities, 'municipality');
  checkEach(source.municipalities, ['denied'], source.municipalities.denied, municipalities, 'municipality');
  for (const area of Object.keys(source.municipalities.areas)) {
    checkOne(source.municipalities, ['areas', area], area, index.areas, 'area');
  }

  function checkByHouse(said: AnswerSource['unseen'] | QuestionSource['camera']): void {
    for (const one of typeof said === 'object' ? said : []) checkHouses(one, one.houses);
  }

  function checkHouses(owner: object, names: readonly string[] | undefined): void {
    checkEach(owner, ['houses'], names, index.houseNames, 'house, house type or tag');
  }

  function checkEach(owner: object, path: Path, names: readonly string[] | undefined, known: Names, what: string): void {
    for (const [at, name] of (names ?? []).entries()) checkOne(owner, [...path, at], name, known, what);
  }

  function checkOne(owner: object, path: Path, name: string, known: Names, what: string): boolean {
    if (known.has(name)) return true;
    report(source.places.of(owner, ...path), `there is no ${what} '${name}'${nearMiss(name, known.keys())}`);
    return false;
  }
}

type Names = ReadonlyMap<string, unknown> | ReadonlySet<string>;
