import { keysOf } from '../build/build-picture-keys.ts';
import { buildPlan, drawnAs } from '../build/build-plan.ts';
import { whyUnseen } from '../build/build-sections.ts';
import type { Offer } from '../build/offer.ts';
import { splitPictureKey } from '../build/picture-references.ts';
import { scenesOf } from '../build/picture-scenes.ts';
import { collectFaults, type Fault } from '../source/fault.ts';
import type { AnswerSource, HouseSource, QuestionSource, Source } from '../source/source.ts';
import type { PictureView } from './picture-views.ts';

/** The kinds of pictures in which a visitor can see a difference between answers. */
const places = ['outside', 'rooms', 'drawings'] as const;
type SeenIn = (typeof places)[number];

/** The visibility of one question's answers, in all houses where the visitor has a choice. */
export interface SeenQuestion {
  readonly key: string;
  readonly title: string;
  readonly places: readonly SeenIn[];
  /**
   * `seen`: the number of answers that count as seen in every house (see `seenAnswers`). `marked`: the number of other answers with a
   * reason why no picture shows them. `unsaid`: the number of other answers without a reason.
   */
  readonly seen: number;
  readonly marked: number;
  readonly unsaid: number;
}

interface Look {
  readonly answer: AnswerSource;
  readonly in: Readonly<Record<SeenIn, string>>;
}

type Sight = 'seen' | 'marked' | 'unsaid';

/**
 * Returns which answers change a picture. If several answers look the same in every picture of a house, the first of them without a
 * reason (or, if all have a reason, the first) counts as seen, but only if another answer of the question looks different. For all others,
 * the range must give the reason why no picture shows them.
 */
export function seenAnswers(
  source: Source,
  houses: readonly { readonly offer: Offer; readonly views: readonly PictureView[] }[],
): { readonly questions: readonly SeenQuestion[]; readonly unsaid: readonly Fault[] } {
  const found = new Map<QuestionSource, { sights: Map<AnswerSource, Sight>; places: Set<SeenIn> }>();
  for (const { offer, views } of houses) {
    for (const { question, looks } of looksIn(source, offer, views)) {
      const known = found.get(question) ?? { sights: new Map(), places: new Set() };
      found.set(question, known);
      for (const place of places) if (new Set(looks.map((look) => look.in[place])).size > 1) known.places.add(place);
      for (const [answer, sight] of sightsOf(question, looks, offer.house)) {
        const before = known.sights.get(answer);
        if (before === undefined || order.indexOf(sight) > order.indexOf(before)) known.sights.set(answer, sight);
      }
    }
  }
  const asked = source.sections.flatMap(({ questions }) => questions);
  const questions = [...found].toSorted(([a], [b]) => asked.indexOf(a.key) - asked.indexOf(b.key));
  return {
    questions: questions.map(([{ key, title }, { sights, places: shownIn }]) => {
      const count = (sight: Sight) => [...sights.values()].filter((some) => some === sight).length;
      return {
        key,
        title,
        places: places.filter((place) => shownIn.has(place)),
        seen: count('seen'),
        marked: count('marked'),
        unsaid: count('unsaid'),
      };
    }),
    unsaid: collectFaults((report) => {
      for (const [, { sights }] of questions)
        for (const [answer, sight] of sights)
          if (sight === 'unsaid')
            report(
              source.places.of(answer, 'key'),
              `no picture tells '${answer.key}' from another answer, and no 'unseen' says why`,
            );
    }),
  };
}

/** From best to worst. Each answer gets the worst result that it has in any house. */
const order: readonly Sight[] = ['seen', 'marked', 'unsaid'];

function sightsOf(question: QuestionSource, looks: readonly Look[], house: HouseSource): [AnswerSource, Sight][] {
  return looks.map(({ answer, in: own }) => {
    const same = looks.filter((look) => JSON.stringify(look.in) === JSON.stringify(own));
    const shown = same.find((look) => whyUnseen(question, look.answer, house) === '') ?? same[0];
    if (same.length < looks.length && shown?.answer === answer) return [answer, 'seen'];
    return [answer, whyUnseen(question, answer, house) === '' ? 'unsaid' : 'marked'];
  });
}

/** Returns the questions of a house with more than one possible answer, each with the look of its answers. */
function looksIn(
  source: Source,
  offer: Offer,
  views: readonly PictureView[],
): { question: QuestionSource; looks: readonly Look[] }[] {
  const plan = buildPlan(offer, source);
  const picking = new Set(offer.sections.flatMap(({ section }) => section.sceneFrom ?? []));
  const scenes = new Set(offer.sections.flatMap(({ section }) => scenesOf(section, offer)));
  return offer.sections
    .flatMap(({ questions }) => questions)
    .filter(({ answers }) => answers.length > 1)
    .map(({ question, answers }) => ({
      question,
      looks: answers.map((answer) => ({
        answer,
        in: {
          outside: shownBy(
            answer,
            views.filter(({ folder }) => folder.startsWith('exterior/')),
          ),
          rooms: picking.has(question.key)
            ? keysOf(answer)
                .map((key) => splitPictureKey(key)[1])
                .filter((key) => scenes.has(key))
                .join()
            : shownBy(
                answer,
                views.filter(({ folder }) => !folder.startsWith('exterior/')),
              ),
          drawings: drawnAs(plan, answer.key),
        },
      })),
    }));
}

/** Returns the picture keys of an answer that at least one of these views shows. */
function shownBy(answer: AnswerSource, views: readonly PictureView[]): string {
  return keysOf(answer)
    .filter((pictureKey) => {
      const [category, key] = splitPictureKey(pictureKey);
      return views.some(
        (view) => view.shows(category) && (!view.isRendered || (view.hasLayer(category) && view.has(category, key))),
      );
    })
    .join();
}
