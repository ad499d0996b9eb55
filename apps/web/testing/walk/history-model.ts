/** What the visitor sees: the house, the step or page, and the view. */
export interface Place {
  /** The house that is open; null on a page outside the configurator. */
  readonly house: string | null;
  /** In the configurator, the step. On another page, its path. */
  readonly at: string;
  readonly view: string | null;
}

/** A model of the history as a visitor expects it: Back always leads to the place before, even if the house has changed since then. */
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

  /** Goes to another place, as a link does. This removes all later entries. */
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
