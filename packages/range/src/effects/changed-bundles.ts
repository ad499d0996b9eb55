import type { AnswerId, BundleId } from '@gavel/core';
import type { PublishedRange } from '../stored/published-range.ts';

/**
 * A bundle with other answers in the new range than in the old one. All answers of a new bundle are in `added`, and all answers of a
 * removed bundle in `removed`.
 */
export interface ChangedBundle {
  readonly name: string;
  /** The titles of answers. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Returns the bundles whose answers differ. A bundle counts once, with the answers that it has in any of the houses. */
export function changedBundles(before: PublishedRange, after: PublishedRange): readonly ChangedBundle[] {
  const [old, now] = [bundlesOf(before), bundlesOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id): ChangedBundle[] => {
    const [was, is] = [old.get(id), now.get(id)];
    const added = titlesOnlyIn(is, was);
    const removed = titlesOnlyIn(was, is);
    return added.length + removed.length === 0 ? [] : [{ name: is?.name ?? was?.name ?? '', added, removed }];
  });
}

interface BundleContent {
  readonly name: string;
  /** Answer → its title. */
  readonly answers: Map<AnswerId, string>;
}

function bundlesOf({ houses }: PublishedRange): ReadonlyMap<BundleId, BundleContent> {
  const found = new Map<BundleId, BundleContent>();
  for (const { webConfiguration } of houses) {
    const answers = webConfiguration.sections.flatMap(({ questions }) => questions.flatMap((question) => question.answers));
    const titles = new Map(answers.map(({ id, title }) => [id, title]));
    for (const { id, name, answers } of webConfiguration.bundles) {
      const content = found.get(id) ?? { name, answers: new Map() };
      found.set(id, content);
      for (const { answerId } of answers) content.answers.set(answerId, titles.get(answerId) ?? '');
    }
  }
  return found;
}

function titlesOnlyIn(one: BundleContent | undefined, other: BundleContent | undefined): readonly string[] {
  return [...(one?.answers ?? [])].filter(([id]) => !other?.answers.has(id)).map(([, title]) => title);
}
