/** Where a visitor is, as they see it. */
export interface Place {
  /** The house that is open; null: a page outside the configurator. */
  readonly house: string | null;
  /** The step, or the page's path. */
  readonly at: string;
  readonly view: string | null;
}

/** The history that a visitor expects: Back always leads to the place before, whatever has happened to the house since. */
export class HistoryModel {
  #places: readonly Place[];
  #index = 0;

  constructor(first: Place) {
    this.#places = [first];
  }

  get place(): Place {
    const place = this.#places[this.#index];
    if (!place) throw new Error('the model has left its history');
    return place;
  }

  get canGoBack(): boolean {
    return this.#index > 0;
  }

  get canGoForward(): boolean {
    return this.#index < this.#places.length - 1;
  }

  /** What a link does: what lay ahead is gone. */
  push(place: Place): void {
    this.#places = [...this.#places.slice(0, this.#index + 1), place];
    this.#index += 1;
  }

  replace(place: Place): void {
    this.#places = this.#places.with(this.#index, place);
  }

  go(steps: 1 | -1): void {
    this.#index += steps;
  }
}
