/**
 * Returns the nodes in an order in which each node is after everything that it reads. Nodes that read each other (a strongly connected
 * component) are next to each other, the lowest number first. Tarjan's algorithm without recursion, because a chain of dependencies can be
 * longer than the call stack.
 *
 * @param reads for every node, the nodes that it reads
 */
export function dependencyOrder(reads: readonly ReadonlySet<number>[]): Int32Array {
  const order: number[] = [];
  const found = new Int32Array(reads.length).fill(-1);
  const lowest = new Int32Array(reads.length);
  const open: number[] = [];
  const isOpen = new Uint8Array(reads.length);
  let count = 0;

  const enter = (node: number) => {
    found[node] = count;
    lowest[node] = count;
    count += 1;
    open.push(node);
    isOpen[node] = 1;
    return { node, rest: (reads[node] ?? new Set<number>()).values() };
  };
  const low = (node: number) => lowest[node] ?? 0;

  for (let root = 0; root < reads.length; root += 1) {
    if (found[root] !== -1) continue;
    const path = [enter(root)];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const { node, rest } = top;
      const next = rest.next();
      if (!next.done) {
        if (found[next.value] === -1) path.push(enter(next.value));
        else if (isOpen[next.value]) lowest[node] = Math.min(low(node), found[next.value] ?? 0);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent) lowest[parent.node] = Math.min(low(parent.node), low(node));
      if (low(node) === found[node]) order.push(...takeComponent(node, open, isOpen));
    }
  }
  return Int32Array.from(order);
}

function takeComponent(root: number, open: number[], isOpen: Uint8Array): number[] {
  const component = open.splice(open.lastIndexOf(root));
  for (const node of component) isOpen[node] = 0;
  return component.sort((left, right) => left - right);
}
