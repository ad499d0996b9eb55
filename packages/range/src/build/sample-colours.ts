import type { AnswerSource } from '../source/source.ts';
import type { PublishedAnswer } from '../stored/web-configuration.ts';
import type { Ids } from './ids.ts';
import type { Offer } from './offer.ts';
import { drawnSample } from './picture-references.ts';

type SampleColours = Pick<PublishedAnswer, 'paletteImageTemplate' | 'sampleColour'>;

/**
 * Returns a function that finds how an answer's sample depends on other answers of the house. If the house does not ask the
 * question from which a sample takes its colour, the sample keeps its own colour.
 */
export function sampleColoursOf(offer: Offer, ids: Ids): (answer: AnswerSource, question: string) => SampleColours {
  const samples = offer.sections
    .flatMap(({ questions }) => questions.flatMap(({ answers }) => answers))
    .map(({ sample }) => sample);
  const followed = new Set(samples.flatMap(({ colourFrom, accentFrom }) => [colourFrom, accentFrom]));
  const taken = (own: string, question: string | undefined) =>
    question !== undefined && offer.questions.has(question) ? `{${ids('questions', question)}}` : own;
  return ({ sample }, question) => {
    const { pattern, colour, accent, colourFrom, accentFrom } = sample;
    const shown = { pattern, colour: taken(colour, colourFrom), accent: accent && taken(accent, accentFrom) };
    const isFollowing = shown.colour !== colour || shown.accent !== accent;
    return {
      ...(isFollowing && { paletteImageTemplate: drawnSample(shown) }),
      ...(followed.has(question) && { sampleColour: shown.colour.replace('#', '') }),
    };
  };
}
