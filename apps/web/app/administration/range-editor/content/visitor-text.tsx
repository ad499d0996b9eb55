import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import '../../../ui/rich-text.css';

/** The elements that publishing allows, as in `cleanHtml` of the range package. */
const allowed = new Set(['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br', 'h3']);

/** Shows HTML that the user is writing as a visitor will see it. Keeps only text and the elements in `allowed`. */
export function VisitorText({ html }: { html: string }) {
  const nodes = useMemo(() => shownNodes(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return <div className="rich-text">{nodes}</div>;
}

function shownNodes(parent: Node): ReactNode {
  return [...parent.childNodes].map((node, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the elements have no ids, and every change renders all of them again
    return <Fragment key={at}>{shownNode(node)}</Fragment>;
  });
}

function shownNode(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.tagName.toLowerCase();
  if (name === 'script' || name === 'style') return null;
  if (name === 'br') return <br />;
  // Show a link as underlined text that the user cannot click.
  if (name === 'a') return <u>{shownNodes(node)}</u>;
  return allowed.has(name) ? createElement(name, null, shownNodes(node)) : shownNodes(node);
}
