import { useState } from 'react';
import { useLoaderData } from 'react-router';

const ROWS = 20;

export const meta = () => [{ title: 'A bare page' }, { name: 'description', content: 'Nothing but the framework' }];

export const loader = () => ({
  rows: Array.from({ length: ROWS }, (_, at) => ({ id: at, name: `House ${at}`, price: 2_000_000 + at * 1000 })),
});

/** The smallest page with the product's frameworks, for comparison: data from a loader, a list, and one button. */
export default function Page() {
  const { rows } = useLoaderData<typeof loader>();
  const [presses, press] = useState(0);
  return (
    <main>
      <h1>A bare page</h1>
      <button type="button" onClick={() => press(presses + 1)}>
        Pressed {presses} times
      </button>
      <ul>
        {rows.map(({ id, name, price }) => (
          <li key={id}>
            {name}: {price} kr
          </li>
        ))}
      </ul>
    </main>
  );
}
