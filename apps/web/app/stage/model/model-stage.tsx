import type { Picture, Step } from '@gavel/core';
import type { HouseView } from '@gavel/house-model';
import { modelTexts } from '@gavel/texts';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useLayer } from '../../visit/use-layer.ts';
import { useStageBoxes } from '../picture/use-stage-boxes.ts';
import { actsOf, onModelKey } from './model-acts.ts';
import { ModelBar } from './model-bar.tsx';
import { ModelCamera } from './model-camera.tsx';
import { type ModelPanel, ModelPanels, ModelTools } from './model-tools.tsx';
import { FIRST } from './scene/orbit.ts';
import type { Standing } from './scene/walk.ts';
import { useHouseModel } from './use-house-model.ts';
import { useModelWords } from './use-model-words.ts';
import { usePlaces } from './use-places.ts';
import { type ModelFault, useView3d } from './use-view-3d.ts';
import './model-stage.css';

interface ModelStageProps {
  readonly step: Step | null;
  /** The picture that the 3D model replaces. */
  readonly picture: Picture;
  /** Called when the 3D model appears or disappears, so that the stage can hide the picture. */
  onShown(isShown: boolean): void;
  /** Called when the visitor returns to the picture. */
  onClose(): void;
}

/**
 * Shows the chosen house as a 3D model in place of the picture. By dragging, with keys or with buttons, the visitor turns the house or
 * walks through its rooms.
 */
export function ModelStage({ step, picture, onShown, onClose }: ModelStageProps) {
  const t = useTexts(modelTexts);
  const [whole, open, free] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const canvas = useRef<HTMLCanvasElement>(null);
  const boxes = useStageBoxes(whole, open, free);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [azimuth, setAzimuth] = useState<number>(FIRST.azimuth);
  const [standing, setStanding] = useState<Standing | null>(null);
  const [wished, setWished] = useState<HouseView | null>(null);
  const [panel, setPanel] = useModelPanel();
  const visited = useHouseModel(wished, { step, picture });
  const { shown, model, space, storeys, progress, choices } = visited;
  const { view, fault } = useView3d({ canvas, boxes, model, shown, space, isStill, onMove: setAzimuth, onStand: setStanding });
  const isInside = shown.kind === 'inside';
  const storey = shown.kind === 'outside' ? null : (storeys[shown.storey] ?? null);
  const words = useModelWords(step, { view: shown, storey, azimuth, standing, rooms: space?.rooms ?? [] });
  const hasFailed = progress === 'failed';
  const isThere = view !== null && model !== null && boxes !== null && !fault;
  useShown(canvas, isThere, onShown);
  const close = () => leave(onClose);
  const acts = actsOf(view, isInside);
  const places = usePlaces(view, visited, azimuth, standing);
  const pressed = onModelKey(acts, isInside, close);
  if (fault) return <ModelNotice fault={fault} onClose={close} />;
  // Keep the stage after a failed load: the page loads the 3D model again automatically, and the view draws only on this canvas.
  return (
    <>
      <div ref={whole} className="stage model-stage" inert={hasFailed}>
        <div ref={open} className="stage-open" />
        <div ref={free} className="stage-free" />
        <ModelCanvas
          canvas={canvas}
          words={words.words}
          keys={t(isInside ? 'keysInside' : 'keys')}
          isThere={isThere}
          onKeyDown={pressed}
        />
      </div>
      {hasFailed ? <ModelNotice fault="failed" onClose={close} /> : <ModelProgress isThere={isThere} />}
      {isThere && <ModelPanels view={view} panel={panel} onPanel={setPanel} />}
      {isThere && (
        <ModelBar
          acts={acts}
          view={shown}
          storeys={storeys}
          places={places}
          onView={setWished}
          onKeyDown={pressed}
          onClose={close}
        >
          <ModelTools view={view} panel={panel} onPanel={setPanel}>
            <ModelCamera view={view} words={words} choices={choices} />
          </ModelTools>
        </ModelBar>
      )}
    </>
  );
}

/** Closes the 3D model. When the button that opened it is rendered again, moves the focus to this button. */
function leave(onClose: () => void): void {
  onClose();
  setTimeout(() => document.querySelector<HTMLElement>('.model-open')?.focus({ preventScroll: true }));
}

/** Returns which panel is open beside the 3D model, and a function that opens another panel instead. */
function useModelPanel() {
  const [isSunOpen, setSunOpen] = useState(false);
  const plot = useLayer('plot');
  const setPanel = (next: ModelPanel) => {
    setSunOpen(next === 'sun');
    if (next === 'plot') plot.open();
    else if (plot.isOpen) plot.close();
  };
  const panel: ModelPanel = plot.isOpen ? 'plot' : isSunOpen ? 'sun' : null;
  return [panel, setPanel] as const;
}

/** Calls `onShown` when the 3D model appears or disappears, and moves the focus to it when it appears. */
function useShown(canvas: RefObject<HTMLCanvasElement | null>, isThere: boolean, onShown: (isShown: boolean) => void): void {
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    tellShown(isThere);
    // The button that opened the 3D model disappears with the picture and loses the focus, so move the focus to the 3D model.
    if (isThere) canvas.current?.focus({ preventScroll: true });
    return () => tellShown(false);
  }, [canvas, isThere]);
}

interface ModelCanvasProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** A text that describes what the 3D model shows now. */
  readonly words: string;
  /** A text that explains the keys. */
  readonly keys: string;
  readonly isThere: boolean;
  onKeyDown(event: KeyboardEvent): void;
}

function ModelCanvas({ canvas, words, keys, isThere, onKeyDown }: ModelCanvasProps) {
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        tabIndex={0}
        onKeyDown={onKeyDown}
        aria-label={words}
        aria-describedby="model-keys"
        className={isThere ? 'is-there' : ''}
      />
      <span id="model-keys" className="visually-hidden">
        {keys}
      </span>
    </>
  );
}

/** Shows that the 3D model is loading. */
function ModelProgress({ isThere }: { readonly isThere: boolean }) {
  const t = useTexts(modelTexts);
  return (
    <div className={isThere ? 'visually-hidden' : 'stage-line'} role="status">
      {isThere ? '' : t('coming')}
    </div>
  );
}

/**
 * Shows why there is no 3D model. The picture stays visible. If the part of the 3D model that had the focus is gone, moves the focus to
 * the notice.
 */
function ModelNotice({ fault, onClose }: { readonly fault: ModelFault; onClose(): void }) {
  const t = useTexts(modelTexts);
  const closing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest('[inert]'))
      closing.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="model-notice sheet" role="alert">
      <p>{t(fault)}</p>
      <button ref={closing} type="button" onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
