import type { AcceptedPlugin } from 'postcss';

/**
 * A PostCSS plugin that moves each `:hover` rule into `@media (hover: hover)`. After a tap, a touch screen treats the element as hovered,
 * so its hover colour would stay. With the plugin, authors of style sheets can write plain `:hover` rules.
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
