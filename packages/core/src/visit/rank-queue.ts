/** A queue of questions by their rank (`CompiledQuestion.rank`), each rank at most once, the lowest first: a binary heap. */
export class RankQueue {
  private readonly heap: number[] = [];
  private readonly waiting = new Set<number>();

  add(rank: number): void {
    if (this.waiting.has(rank)) return;
    this.waiting.add(rank);
    let at = this.heap.push(rank) - 1;
    for (let parent = (at - 1) >> 1; at > 0 && this.at(parent) > rank; parent = (at - 1) >> 1) {
      this.heap[at] = this.at(parent);
      at = parent;
    }
    this.heap[at] = rank;
  }

  /** Removes and returns the lowest rank; undefined when the queue is empty. */
  take(): number | undefined {
    const [lowest] = this.heap;
    const last = this.heap.pop();
    if (lowest === undefined || last === undefined) return undefined;
    this.waiting.delete(lowest);
    if (this.heap.length > 0) this.sink(last);
    return lowest;
  }

  /** Puts a rank at the top of the heap and moves it down to its sorted position. */
  private sink(rank: number): void {
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const child = this.at(left + 1) < this.at(left) ? left + 1 : left;
      if (this.at(child) >= rank) break;
      this.heap[at] = this.at(child);
      at = child;
    }
    this.heap[at] = rank;
  }

  private at(index: number): number {
    return this.heap[index] ?? Number.POSITIVE_INFINITY;
  }
}
