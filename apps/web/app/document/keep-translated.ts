/**
 * Lets a page translator and React use the same page. A translator such as Chrome’s replaces each text node by a `<font>` with the
 * translation, but React still refers to its own text node. So React would write a new price into a node that is no longer in the page. It
 * would throw when it removes that node or inserts something before it (facebook/react#11538). This function makes React’s calls act on the
 * node that replaced its own. A text that React changes is untranslated until the translator handles it again.
 * @returns a function that stops this
 */
export function keepTranslated(): () => void {
  const replacements: Replacements = { replaced: new WeakMap(), standing: new WeakSet() };
  const { replaced } = replacements;
  const observer = new MutationObserver((changes) => note(changes, replacements));
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value) return () => observer.disconnect();

  /** Returns the node that replaced a node of React; null if React’s node is still in the page, or if nothing replaced it. */
  const standIn = (node: Node): Node | null => {
    if (node.isConnected) return null;
    note(observer.takeRecords(), replacements);
    const last = lastOf(node, replaced);
    return last !== node && last.isConnected ? last : null;
  };
  /** Returns the child of `parent` that is `node`, contains it or replaced it; returns `node` if there is no such child. */
  const childOf = (parent: Node, node: Node): Node => {
    if (node.parentNode === parent) return node;
    let at = standIn(node) ?? node;
    while (at.parentNode && at.parentNode !== parent && isFont(at.parentNode)) at = at.parentNode;
    return at.parentNode === parent ? at : node;
  };
  /** Removes the node that replaced `node`, before React moves `node` to another place. */
  const leavePlace = (node: Node) => {
    const left = replaced.has(node) ? standIn(node) : null;
    if (left?.parentNode) removeChild.call(left.parentNode, left);
  };

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, childOf(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    leavePlace(child);
    insertBefore.call(this, child, before && childOf(this, before));
    return child;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    leavePlace(child);
    appendChild.call(this, child);
    return child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      const shown = standIn(this);
      shown?.parentNode?.replaceChild(this, shown);
      value.set?.call(this, text);
    },
  });
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore, appendChild });
    Object.defineProperty(Node.prototype, 'nodeValue', value);
  };
}

interface Replacements {
  /** For each node that was replaced, the node that replaced it last. */
  readonly replaced: WeakMap<Node, Node>;
  /** All nodes that have replaced another one. */
  readonly standing: WeakSet<Node>;
}

/**
 * Records which node replaced which text node or `<font>`. Some translators replace a node in one step, others insert the new node before
 * or after they remove the old node. Such a new node counts only if it has replaced no other node.
 */
function note(changes: readonly MutationRecord[], { replaced, standing }: Replacements): void {
  const gaps: { readonly change: MutationRecord; readonly gone: Node }[] = [];
  const replace = (gone: Node, by: Node) => {
    replaced.set(gone, by);
    standing.add(by);
  };
  const isFree = (node: Node | null) => node !== null && isFont(node) && !standing.has(node);
  for (const change of changes) {
    const { addedNodes, removedNodes, previousSibling, nextSibling } = change;
    for (const gone of removedNodes) {
      if (gone.nodeType !== Node.TEXT_NODE && !isFont(gone)) continue;
      const instead = [...addedNodes].find((node) => isFont(node) || isFont(gone));
      const successor = instead ?? [previousSibling, nextSibling].find(isFree);
      if (successor) replace(gone, successor);
      else gaps.push({ change, gone });
    }
    for (const font of [...addedNodes].filter(isFree)) {
      const gap = gaps.find(({ change: left }) => isSameGap(left, change));
      if (gap) replace(gap.gone, font);
    }
  }
}

function isSameGap(left: MutationRecord, filled: MutationRecord): boolean {
  return (
    left.target === filled.target && left.previousSibling === filled.previousSibling && left.nextSibling === filled.nextSibling
  );
}

/** Returns the last replacement of a node. Each further language that the visitor chooses replaces the previous replacement. */
function lastOf(node: Node, replaced: WeakMap<Node, Node>): Node {
  const seen = new Set([node]);
  let last = node;
  for (let next = replaced.get(last); next && !last.isConnected && !seen.has(next); next = replaced.get(last)) {
    seen.add(next);
    last = next;
  }
  return last;
}

function isFont(node: Node): boolean {
  return node.nodeName === 'FONT';
}
