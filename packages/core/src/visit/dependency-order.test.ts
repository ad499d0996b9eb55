import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '../testing/examples.ts';
import { dependencyOrder } from './dependency-order.ts';

test('dependencyOrder puts a node after the nodes that it reads', () => {
  expect(ordered([[3], [], [0], []])).toEqual([3, 0, 1, 2]);
  expect(ordered([[], [], []])).toEqual([0, 1, 2]);
});

test('nodes that read each other are next to each other in the order, the lowest number first', () => {
  expect(ordered([[2], [], [4], [2], [0, 1]])).toEqual([1, 0, 2, 4, 3]);
  expect(ordered([[0], [1, 2], [1]])).toEqual([0, 1, 2]);
});

test('dependencyOrder orders a chain of nodes that is longer than the call stack', () => {
  const chain = Array.from({ length: 200_000 }, (_, node) => (node === 199_999 ? [] : [node + 1]));
  expect(ordered(chain).slice(0, 2)).toEqual([199_999, 199_998]);
});

test('every node occurs once, after all nodes that it reads outside its own cycle; the nodes of a cycle are next to each other', () => {
  const anyGraph = fc.array(fc.uniqueArray(fc.nat(9), { maxLength: 3 }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(anyGraph, (graph) => {
      const order = ordered(graph);
      const reach = graph.map((_, node) => reachable(graph, node));
      const isCyclic = (left: number, right: number) => left === right || (reach[left]?.has(right) && reach[right]?.has(left));
      expect([...order].sort((left, right) => left - right)).toEqual(graph.map((_, node) => node));
      for (const [node, reads] of graph.entries()) {
        for (const read of reads) if (!isCyclic(node, read)) expect(order.indexOf(read)).toBeLessThan(order.indexOf(node));
        const component = graph.flatMap((_, other) => (isCyclic(node, other) ? [other] : []));
        const start = order.indexOf(component[0] ?? -1);
        expect(order.slice(start, start + component.length)).toEqual(component);
      }
    }),
    examples(100, 5),
  );
});

function ordered(reads: readonly (readonly number[])[]): number[] {
  return [...dependencyOrder(reads.map((nodes) => new Set(nodes)))];
}

function reachable(graph: readonly (readonly number[])[], from: number): Set<number> {
  const found = new Set<number>();
  const open = [...(graph[from] ?? [])];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    open.push(...(graph[node] ?? []));
  }
  return found;
}
