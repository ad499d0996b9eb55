import postcss from 'postcss';
import { expect, test } from 'vitest';
import { hoverWithAPointer } from './hover-with-a-pointer.ts';

const written = async (css: string) => {
  const { css: result } = await postcss([hoverWithAPointer]).process(css, { from: undefined });
  return result.replaceAll(/\s*([{}])\s*/g, '$1').replaceAll(/\s+/g, ' ');
};

test('hoverWithAPointer puts a :hover rule into the media query (hover: hover)', async () => {
  expect(await written('a:hover { color: red }')).toBe('@media (hover: hover){a:hover{color: red}}');
});

test('hoverWithAPointer moves only the :hover selectors of a rule, and leaves its other selectors in the original rule', async () => {
  expect(await written('a:hover, a[aria-current] { color: red } b { color: blue }')).toBe(
    'a[aria-current]{color: red}@media (hover: hover){a:hover{color: red}}b{color: blue}',
  );
});

test('hoverWithAPointer keeps the at-rules around a :hover rule, and changes nothing if the rule already has the media query', async () => {
  expect(await written('@layer x { @media print { a:hover { color: red } } }')).toBe(
    '@layer x{@media print{@media (hover: hover){a:hover{color: red}}}}',
  );
  const asked = '@media (hover: hover){a:hover{color: red}}';
  expect(await written(asked)).toBe(asked);
});
