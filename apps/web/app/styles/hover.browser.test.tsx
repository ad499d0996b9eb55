import { expect, test } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';

test('no style for :hover applies on a screen that is touched, where a tap would leave it', async () => {
  await openApp('/');
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const [hovered, stuck] = [hoverRules(rules), hoverRules(rules.flatMap(withoutHover))];
  expect(hovered.length, 'there are such styles').toBeGreaterThan(30);
  expect(stuck).toEqual([]);
});

/** A rule's own rules, without those that need a pointer that hovers. */
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
