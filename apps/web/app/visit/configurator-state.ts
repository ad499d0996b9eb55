import type { DocumentCopy } from '@gavel/contract';
import type { CompiledModel, Configuration, Ore, PlotId, QuestionAnswer, Selections, Visit } from '@gavel/core';
import type { StoreApi } from 'zustand/vanilla';
import type { BootstrapNotice } from '../stored/bootstrap-storage.ts';
import type { FileDelivery } from '../ui/file-delivery.ts';
import type { BundleAct, Consequence } from './consequence.ts';
import type { Requests } from './requests.ts';
import type { Origin, Saving } from './saving.ts';
import type { VisitedStep } from './visited-step.ts';

/** What the visitor is to be told that no act of theirs has done here. */
export type Remark = BootstrapNotice | 'gone' | 'not-sold-there' | 'repriced' | 'storage-fails';

export interface ConfiguratorState {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  /** What undo and redo lead to, the nearest last. */
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  readonly consequence: Consequence | null;
  readonly remark: Remark | null;
  /** The total when it was kept last, where it is another one now. */
  readonly priceBefore: Ore | null;
  /** The visit as another tab has kept it; null: none has. */
  readonly followed: Visit | null;
  /** The browser refuses to keep the copy. */
  readonly storageFails: boolean;
  /** Something was chosen since the last save. */
  readonly unsaved: boolean;
  /** When it was saved last, milliseconds since 1970; null: never, or nobody knows. */
  readonly savedAt: number | null;
  readonly saving: Saving;
  /** For whose account the latest save was meant, as `pageAccountOf` names it; null: nobody's yet. */
  readonly waitsFor: string | null;
  /** Null: it is not saved on the server. */
  readonly origin: Origin | null;
  /** The server has said that who is here has no part in what is saved there. */
  readonly isForeign: boolean;
  /** How far the PDF has come; `failed`: and it has not been told yet. */
  readonly pdf: FileDelivery;
  /** Which copy that is. */
  readonly pdfCopy: DocumentCopy;
  /** What is written to the builder. */
  readonly requests: Requests;
  /** When an offer was asked for here, ISO 8601; null: it was not. */
  readonly requestSentAt: string | null;
  /** Questions whose step has been open. */
  readonly visited: ReadonlySet<VisitedStep>;
  /** The question whose step was opened last. */
  readonly openedLast: VisitedStep | null;
  /** The visitor wants the questions of the quick road only. */
  readonly isQuick: boolean;
  /** Questions whose answer was replaced and that have not been looked at since. */
  readonly replaced: ReadonlySet<VisitedStep>;

  /** Chooses what the visitor asked for, with picks made along so that it becomes possible; those are told. False: refused. */
  choose(picks: readonly QuestionAnswer[], along?: readonly QuestionAnswer[], bundle?: BundleChoice): boolean;
  undo(): void;
  redo(): void;
  /** Back to the house as it stands before anything is chosen; can be undone. */
  restart(): void;
  /** Goes on with the same house as it is built and priced in another municipality, with the selections that come with it; can be undone. */
  move(configuration: Configuration): void;
  /** Gives the house another name. */
  rename(name: string): void;
  /** Marks interest in a plot of those that are for sale, or takes it back; one that is sold is let go of. False: as many as can be are chosen already. */
  togglePlot(plot: PlotId, forSale: readonly PlotId[]): boolean;
  visitStep(step: VisitedStep): void;
  takeRoad(isQuick: boolean): void;
  dismiss(): void;
  /** Goes on with what another tab has kept of the same visit; can be undone. */
  follow(kept: Pick<Resumption, 'name' | 'plotIds' | 'selections' | 'saved' | 'keptAt' | 'origin'>): void;
  /** Whether the browser could keep the copy; that it could not is told once. */
  kept(kept: boolean): void;
  saved(): void;
}

/** The bundle that picks are of. */
export interface BundleChoice extends BundleAct {
  /** Chosen with it: answers of a bundle that is left, back to the house's own. */
  readonly returned: readonly QuestionAnswer[];
}

/** A point of the visit to come back to. */
export interface Moment extends StoredMoment, Place {}

/** Where the house is to stand, and what can be chosen and what it costs there. */
export type Place = Pick<ConfiguratorState, 'configuration' | 'compiled'>;

/** What of a moment outlives the page. */
export interface StoredMoment {
  readonly selections: Selections;
  readonly visited: ReadonlySet<VisitedStep>;
  readonly replaced: ReadonlySet<VisitedStep>;
}

export type ConfiguratorStore = StoreApi<ConfiguratorState>;

/** What could be undone and done again before the page was loaded anew, the nearest last. */
export interface History {
  readonly past: readonly StoredMoment[];
  readonly future: readonly StoredMoment[];
}

/** What a visit goes on from: a reload, or a copy kept in the browser. */
export interface Resumption extends Pick<Configuration, 'name' | 'plotIds'> {
  readonly selections: Selections;
  readonly saved: boolean;
  /** When it was kept, milliseconds since 1970; 0: not known. */
  readonly keptAt: number;
  readonly visited: readonly VisitedStep[];
  readonly openedLast: VisitedStep | null;
  /** The total that was on the screen then, in öre. */
  readonly price: number | null;
  readonly origin: Origin | null;
  /** Save was pressed, and the server could not be reached. */
  readonly isWaiting: boolean;
  /** For whose account, as `pageAccountOf` names it; null: nobody noted it. */
  readonly waitsFor: string | null;
}
