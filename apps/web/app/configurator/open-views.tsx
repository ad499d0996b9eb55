import { type ComponentType, memo, Suspense, useCallback, useEffect, useState } from 'react';
import { useWhenReachable } from '../network/use-when-reachable.ts';
import { faultOf, type PartFault } from '../parts/part-error.ts';
import { reloadIfOutdated } from '../parts/reload-page.ts';
import { waitingParts } from '../parts/waiting-parts.ts';
import { firstSign } from '../ui/first-sign.ts';
import { useLingering } from '../ui/use-lingering.ts';
import { whenLoaded } from '../ui/when-loaded.ts';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { type ViewEntry, views } from './views.ts';

/** This panel has its own script, because it needs the code of dialogs, which is large. */
const LoadingPanel = whenLoaded(async () => (await import('./loading-panel.tsx')).LoadingPanel);

const entries = Object.entries<ViewEntry>(views);
const here = entries.flatMap(([name, entry]) => ('component' in entry ? [{ name, Here: entry.component }] : []));
const later = new Map(entries.flatMap(([name, entry]) => ('load' in entry ? [[name, entry.load] as const] : [])));

/** Renders the panel or dialog that the address names (`view`) over the configurator. Removes an unknown name from the address. */
export const OpenViews = memo(() => {
  const { view, close } = useView();
  const isListed = view === null || Object.hasOwn(views, view);
  const wanted = view !== null && later.has(view) ? view : null;
  const chunks = useLaterViews(wanted);
  useEffect(() => {
    if (!isListed) close();
  }, [isListed, close]);
  return (
    <>
      {here.map(({ name, Here }) => (
        <Here key={name} open={view === name} onClose={close} />
      ))}
      {/* The summary has its own element. It keeps its state while a view that it opened covers it, so that Back leads to it unchanged. */}
      <LaterView view={wanted === 'summary' ? wanted : null} chunks={chunks} onClose={close} />
      <LaterView view={wanted === 'summary' ? null : wanted} chunks={chunks} onClose={close} />
    </>
  );
});

/** The time in ms from the closing of a view until its fields and open items are reset. */
const HIDDEN_AFTER_MS = 1000;

interface LaterViewProps {
  readonly view: string | null;
  readonly chunks: LaterViews;
  onClose(): void;
}

/** A view whose code loads after the configurator. After the view has closed, it stays rendered for `HIDDEN_AFTER_MS`. */
function LaterView({ view, chunks: { loaded, failureOf, isAwaited, load }, onClose }: LaterViewProps) {
  const [last, setLast] = useState(view);
  if (view !== null && view !== last) setLast(view);
  const lingers = useLingering(view !== null, HIDDEN_AFTER_MS);
  const Later = loaded.get(last ?? '');
  // The summary always stays rendered, so that it keeps its filter and its open sections while the visitor goes to a question and
  // back. After it has closed, the summary itself removes its rows from the page.
  if (Later && (lingers || last === 'summary')) return <Later key={last} open={view === last} onClose={onClose} />;
  if (!isAwaited) return null;
  const failure = view === null ? undefined : failureOf.get(view);
  const fault = failure && faultOf(failure.error);
  const retry = () => view !== null && load(view);
  return (
    <Suspense fallback={fault && <Untold fault={fault} onRetry={retry} />}>
      <LoadingPanel open={view !== null} fault={fault ?? null} onClose={onClose} onRetry={retry} />
    </Suspense>
  );
}

/** Shows the failure in the notice of the page, because the code of the panel that would show it has not loaded either. */
function Untold({ fault, onRetry }: { fault: PartFault; onRetry(): void }) {
  useEffect(() => {
    waitingParts.wait(fault).then(onRetry);
    return waitingParts.dismiss;
  }, [fault, onRetry]);
  return null;
}

interface LaterViews {
  readonly loaded: ReadonlyMap<string, ComponentType<ViewProps>>;
  /** The errors of views that could not be loaded, by the name of the view. */
  readonly failureOf: ReadonlyMap<string, { readonly error: unknown }>;
  /** Whether the address names a later view, or the visitor has done something, so that a later view may be needed soon. */
  readonly isAwaited: boolean;
  load(name: string): void;
}

/** Loads the later view that the address names, and after the visitor's first action all later views (panels and dialogs). */
function useLaterViews(wanted: string | null): LaterViews {
  const [loaded, setLoaded] = useState<LaterViews['loaded']>(new Map());
  const [failureOf, setFailureOf] = useState<LaterViews['failureOf']>(new Map());
  const [hasStirred, setHasStirred] = useState(false);
  const isHere = loaded.has(wanted ?? '');
  const failure = failureOf.get(wanted ?? '');
  const load = useCallback((name: string) => {
    setFailureOf((before) => new Map([...before].filter(([failed]) => failed !== name)));
    later
      .get(name)?.()
      .then(
        (component) => setLoaded((before) => new Map(before).set(name, component)),
        (error: unknown) => setFailureOf((before) => new Map(before).set(name, { error })),
      );
  }, []);
  useEffect(() => {
    if (wanted !== null && !isHere) load(wanted);
  }, [wanted, isHere, load]);
  useEffect(() => {
    if (failure) reloadIfOutdated(failure.error);
  }, [failure]);
  useWhenReachable(
    useCallback(() => {
      for (const name of failureOf.keys()) load(name);
    }, [failureOf, load]),
  );
  useEffect(() => {
    let isMounted = true;
    firstSign().then(() => {
      if (!isMounted) return;
      setHasStirred(true);
      for (const name of later.keys()) load(name);
    });
    return () => {
      isMounted = false;
    };
  }, [load]);
  return { loaded, failureOf, isAwaited: hasStirred || wanted !== null, load };
}
