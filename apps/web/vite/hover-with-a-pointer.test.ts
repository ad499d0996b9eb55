import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverWithAPointer } from './hover-with-a-pointer.ts';

const written = async (css: string) => {
  const { css: result } = await postcss([hoverWithAPointer]).process(css, { from: undefined });
  return result.replaceAll(/\s*([{}])\s*/g, '$1').replaceAll(/\s+/g, ' ');
};

test('a rule for :hover applies only where a pointer hovers', async () => {
  expect(await written('a:hover { color: red }')).toBe('@media (hover: hover){a:hover{color: red}}');
});

test('what a rule says of other states stays, in its place', async () => {
  expect(await written('a:hover, a[aria-current] { color: red } b { color: blue }')).toBe(
    'a[aria-current]{color: red}@media (hover: hover){a:hover{color: red}}b{color: blue}',
  );
});

test('a rule within other conditions keeps them, and one that asks for a pointer itself stays as it is', async () => {
  expect(await written('@layer x { @media print { a:hover { color: red } } }')).toBe(
    '@layer x{@media print{@media (hover: hover){a:hover{color: red}}}}',
  );
  const asked = '@media (hover: hover){a:hover{color: red}}';
  expect(await written(asked)).toBe(asked);
});
