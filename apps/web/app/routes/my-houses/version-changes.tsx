import { type Configuration, compileModel, selectionsOf, startVisit } from '@gavel/core';
import { conflictTexts, projectsTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { differencesFrom } from '../../visit/differences-from.ts';

/** Shows what one save changed: the name, the house model, the municipality or answers, each with its value before and after. */
export function VersionChanges({ was, is }: { was: Configuration; is: Configuration }) {
  const t = useTexts(projectsTexts);
  const words = useTexts(conflictTexts);
  const facts = [
    { title: words('nameRow'), from: was.name, to: is.name },
    { title: words('houseRow'), from: was.houseTitle, to: is.houseTitle },
    { title: words('municipalityRow'), from: was.municipalityName, to: is.municipalityName },
  ].filter(({ from, to }) => from !== to);
  const answers = differencesFrom(visitOf(is), selectionsOf(...startedOf(was))).map(({ question, mine, theirs }) => ({
    title: question,
    from: theirs ?? words('none'),
    to: mine ?? words('none'),
  }));
  const changes = [...facts, ...answers];
  if (changes.length === 0) return <p>{t('nothingChanged')}</p>;
  return (
    <dl className="version-changes">
      {changes.map(({ title, from, to }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{t('changedTo', { from, to })}</dd>
        </div>
      ))}
    </dl>
  );
}

function visitOf(configuration: Configuration) {
  const [compiled, visit] = startedOf(configuration);
  return { configuration, compiled, visit };
}

function startedOf(configuration: Configuration) {
  const compiled = compileModel(configuration);
  return [compiled, startVisit(compiled, configuration.selections).visit] as const;
}
