/**
 * Variables ordered by how often they took part in recent conflicts, the most active first. A binary heap that stores the position of each
 * variable in the heap.
 */
export class VariableOrder {
  private readonly heap: number[] = [];
  private readonly places: number[] = [];
  private readonly activity: number[] = [];
  private step = 1;

  /** Adds a new variable to the order. */
  add(variable: number): void {
    this.activity[variable] = 0;
    this.places[variable] = -1;
    this.insert(variable);
  }

  /** Inserts a variable. Does nothing if it is already in the order. */
  insert(variable: number): void {
    if (this.placeOf(variable) !== -1) return;
    this.heap.push(variable);
    this.rise(this.heap.length - 1);
  }

  /** Removes and returns the most active variable. */
  take(): number | undefined {
    const [first] = this.heap;
    const last = this.heap.pop();
    if (first === undefined || last === undefined) return undefined;
    this.places[first] = -1;
    if (this.heap.length > 0) {
      this.heap[0] = last;
      this.sink();
    }
    return first;
  }

  /** Increases the activity of a variable that took part in a conflict. */
  bump(variable: number): void {
    const activity = this.activityOf(variable) + this.step;
    this.activity[variable] = activity;
    if (activity > LARGEST) this.rescale();
    const place = this.placeOf(variable);
    if (place !== -1) this.rise(place);
  }

  /** Reduces the weight of earlier conflicts. */
  decay(): void {
    this.step /= DECAY;
  }

  private rescale(): void {
    for (const variable of this.activity.keys()) this.activity[variable] = this.activityOf(variable) / LARGEST;
    this.step /= LARGEST;
  }

  private rise(from: number): void {
    const variable = this.heap[from] ?? 0;
    let place = from;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const other = this.heap[above] ?? 0;
      if (this.activityOf(other) >= this.activityOf(variable)) break;
      this.put(other, place);
      place = above;
    }
    this.put(variable, place);
  }

  private sink(): void {
    const variable = this.heap[0] ?? 0;
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      if (left >= this.heap.length) break;
      const isRight = left + 1 < this.heap.length && this.activityAt(left + 1) > this.activityAt(left);
      const below = isRight ? left + 1 : left;
      if (this.activityAt(below) <= this.activityOf(variable)) break;
      this.put(this.heap[below] ?? 0, place);
      place = below;
    }
    this.put(variable, place);
  }

  private put(variable: number, place: number): void {
    this.heap[place] = variable;
    this.places[variable] = place;
  }

  private placeOf(variable: number): number {
    return this.places[variable] ?? -1;
  }

  private activityOf(variable: number): number {
    return this.activity[variable] ?? 0;
  }

  private activityAt(place: number): number {
    return this.activityOf(this.heap[place] ?? 0);
  }
}

const DECAY = 0.95;
const LARGEST = 1e100;
