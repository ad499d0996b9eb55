import type { AcceptedPlugin } from 'postcss';

/**
 * Moves each rule for `:hover` into `@media (hover: hover)`. A finger does not hover, but its tap leaves `:hover` on what it touched, so the
 * colour would stay there. For PostCSS, so that no style sheet has to remember it.
 */
export const hoverWithAPointer: AcceptedPlugin = {
  postcssPlugin: 'hover-with-a-pointer',
  Once(root, { AtRule }) {
    root.walkRules(/:hover/, (rule) => {
      const { parent } = rule;
      if (parent?.type === 'atrule' && 'params' in parent && parent.params === HOVERS) return;
      const hovered = rule.selectors.filter(isHovered);
      const media = new AtRule({ name: 'media', params: HOVERS });
      media.append(rule.clone({ selectors: hovered }));
      rule.after(media);
      const others = rule.selectors.filter((selector) => !isHovered(selector));
      if (others.length === 0) rule.remove();
      else rule.selectors = others;
    });
  },
};

const HOVERS = '(hover: hover)';

function isHovered(selector: string): boolean {
  return selector.includes(':hover');
}
