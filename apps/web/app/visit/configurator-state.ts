import type { DocumentCopy } from '@gavel/contract';
import type { CompiledModel, Configuration, Ore, PlotId, QuestionAnswer, Selections, Visit } from '@gavel/core';
import type { StoreApi } from 'zustand/vanilla';
import type { BootstrapNotice } from '../stored/bootstrap-storage.ts';
import type { FileDelivery } from '../ui/file-delivery.ts';
import type { BundleAct, Consequence } from './consequence.ts';
import type { Requests } from './requests.ts';
import type { Origin, Saving } from './saving.ts';
import type { VisitedStep } from './visited-step.ts';

/** A notice about something that no action on this page has caused, such as a new price. */
export type Remark = BootstrapNotice | 'gone' | 'not-sold-there' | 'repriced' | 'storage-fails';

export interface ConfiguratorState {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  /** The moments to which undo (`past`) and redo (`future`) return. The last entry of each list is the next to restore. */
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  readonly consequence: Consequence | null;
  readonly remark: Remark | null;
  /** The total when the house was stored last. Null if it is equal to the current total or not known. */
  readonly priceBefore: Ore | null;
  /** The visit that this tab has taken over from another tab; null if it has taken over none. */
  readonly followed: Visit | null;
  /** Whether the browser refuses to store the house. */
  readonly storageFails: boolean;
  /** Whether the house has changed since the last save. */
  readonly unsaved: boolean;
  /** When the house was saved last, in milliseconds since 1970. Null if it was never saved, or if the time is not known. */
  readonly savedAt: number | null;
  readonly saving: Saving;
  /**
   * The account of the latest save that this page has begun or found waiting in the browser, in the form of `pageAccountOf`. Null if there
   * is none.
   */
  readonly waitsFor: string | null;
  /** The saved house of this visit: its token and revision. Null if the house is not saved on the server. */
  readonly origin: Origin | null;
  /** Whether the server has reported that the visitor has no access to the saved house. */
  readonly isForeign: boolean;
  /** The progress of the PDF. `failed` means that it has failed and the visitor has not seen that yet. */
  readonly pdf: FileDelivery;
  /** Which copy of the PDF the visitor wants: `light` (for e-mail and slow networks) or `large`. */
  readonly pdfCopy: DocumentCopy;
  /** The messages to the builder that the visitor is writing: one for each request form. */
  readonly requests: Requests;
  /** When the visitor sent a quote request for this house after this visit was loaded, in ISO 8601; null if they have not. */
  readonly requestSentAt: string | null;
  /** The questions whose steps the visitor has opened. */
  readonly visited: ReadonlySet<VisitedStep>;
  /** The question whose step the visitor opened last. */
  readonly openedLast: VisitedStep | null;
  /** Whether the visitor wants to answer only the questions that shape the house (the quick road). */
  readonly isQuick: boolean;
  /** The questions whose answer was replaced and whose step the visitor has not opened since. */
  readonly replaced: ReadonlySet<VisitedStep>;

  /**
   * Chooses answers for the visitor. Returns false if a rule blocks them.
   * @param along other answers that `picks` need. They are chosen too, and a notice lists them
   */
  choose(picks: readonly QuestionAnswer[], along?: readonly QuestionAnswer[], bundle?: BundleChoice): boolean;
  undo(): void;
  redo(): void;
  /** Replaces all choices with the standard answers of the house. The visitor can undo this. */
  restart(): void;
  /** Continues with the same house in another municipality, with the selections of `configuration`. The visitor can undo this. */
  move(configuration: Configuration): void;
  /** Renames the house. */
  rename(name: string): void;
  /**
   * Marks a plot as interesting for the visitor, or removes the mark. Also removes marks of plots that are no longer for sale. Returns
   * false if the visitor has already marked the maximum number.
   */
  togglePlot(plot: PlotId, forSale: readonly PlotId[]): boolean;
  visitStep(step: VisitedStep): void;
  takeRoad(isQuick: boolean): void;
  dismiss(): void;
  /** Takes over the choices of the same visit that another tab has stored. The visitor can undo this. */
  follow(kept: Pick<Resumption, 'name' | 'plotIds' | 'placement' | 'selections' | 'saved' | 'keptAt' | 'origin'>): void;
  /** Records whether the browser could store the house. At the first refusal in a row, the visitor sees a remark. */
  kept(kept: boolean): void;
  saved(): void;
}

/** The bundle that the visitor chooses or leaves with these picks. */
export interface BundleChoice extends BundleAct {
  /**
   * If the visitor chooses a bundle that contradicts selected bundles: the other questions of those bundles, with the answers with which a
   * new visit starts. Empty if the visitor leaves a bundle.
   */
  readonly returned: readonly QuestionAnswer[];
}

/** A moment of the visit to which undo or redo can return. */
export interface Moment extends StoredMoment, Place {}

/** The configuration of the house in its municipality, and the compiled model. */
export type Place = Pick<ConfiguratorState, 'configuration' | 'compiled'>;

/** The part of a moment that the browser stores for the next page load. */
export interface StoredMoment {
  readonly selections: Selections;
  readonly visited: ReadonlySet<VisitedStep>;
  readonly replaced: ReadonlySet<VisitedStep>;
}

export type ConfiguratorStore = StoreApi<ConfiguratorState>;

/** The moments to which undo and redo could return before the page was reloaded. The last in each list is the next to restore. */
export interface History {
  readonly past: readonly StoredMoment[];
  readonly future: readonly StoredMoment[];
}

/** What the browser has stored of a visit, from which the visit continues. */
export interface Resumption extends Pick<Configuration, 'name' | 'plotIds' | 'placement'> {
  readonly selections: Selections;
  readonly saved: boolean;
  /** When the house was stored, in milliseconds since 1970; 0 if that is not known. */
  readonly keptAt: number;
  readonly visited: readonly VisitedStep[];
  readonly openedLast: VisitedStep | null;
  /** The total that the screen showed when the house was stored, in öre. */
  readonly price: number | null;
  readonly origin: Origin | null;
  /** Whether the visitor pressed Save while the server could not be reached. */
  readonly isWaiting: boolean;
  /** If `isWaiting`: the account for which the visitor pressed Save, in the form of `pageAccountOf`. Null if it was not stored. */
  readonly waitsFor: string | null;
}
