import './facts.css';

/** Short facts in one row. Each has its term above its value. */
export function Facts({ facts, spread = false }: { facts: readonly { term: string; value: string }[]; spread?: boolean }) {
  return (
    <dl className={spread ? 'facts facts-spread' : 'facts'}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
