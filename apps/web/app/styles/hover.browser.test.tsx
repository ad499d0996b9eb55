import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

test('on a touch screen no :hover style applies, because it would stay after a tap', async () => {
  await openApp('/');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const [hovered, stuck] = [hoverRules(rules), hoverRules(rules.flatMap(withoutHover))];
  expect(hovered.length, 'there are such styles').toBeGreaterThan(30);
  expect(stuck).toEqual([]);
});

/** Returns the rule itself, or the rules inside it. Leaves out the rules that apply only to pointers that can hover. */
function withoutHover(rule: CSSRule): readonly CSSRule[] {
  if (rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)') return [];
  return rule instanceof CSSGroupingRule ? [...rule.cssRules].flatMap(withoutHover) : [rule];
}

function hoverRules(rules: readonly CSSRule[]): readonly string[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) return hoverRules([...rule.cssRules]);
    return rule instanceof CSSStyleRule && rule.selectorText.includes(':hover') ? [rule.selectorText] : [];
  });
}
