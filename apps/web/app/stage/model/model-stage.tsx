import type { Step } from '@gavel/core';
import { modelTexts } from '@gavel/texts';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useStageBoxes } from '../picture/use-stage-boxes.ts';
import { type ModelActs, ModelBar } from './model-bar.tsx';
import { FIRST, type Orbit } from './scene/orbit.ts';
import { useHouseModel } from './use-house-model.ts';
import { useModelWords } from './use-model-words.ts';
import { type ModelFault, useView3d } from './use-view-3d.ts';
import './model-stage.css';

interface ModelStageProps {
  readonly step: Step | null;
  /** Whether the model is there, and nothing of the picture has to be shown. */
  onShown(isShown: boolean): void;
  /** Leads back to the picture. */
  onClose(): void;
}

/** Degrees that a key or a button turns the house, and how much nearer one comes. */
const STEPS = { turn: 22.5, raise: 8, near: 0.82 } as const;
/** Degrees over the ground, to look into an open storey. */
const FROM_ABOVE = 52;

/** The house in three dimensions in the picture's place, as it is chosen: turned by hand, with keys or with the buttons. */
export function ModelStage({ step, onShown, onClose }: ModelStageProps) {
  const t = useTexts(modelTexts);
  const [whole, open, free] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const canvas = useRef<HTMLCanvasElement>(null);
  const boxes = useStageBoxes(whole, open, free);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [azimuth, setAzimuth] = useState<number>(FIRST.azimuth);
  const [lifted, setLifted] = useState<number | null>(null);
  const { model, storeys, progress } = useHouseModel(lifted);
  const { view, fault } = useView3d({ canvas, boxes, model, isStill, onMove: setAzimuth });
  const words = useModelWords(step, azimuth, lifted === null ? null : (storeys[lifted] ?? null));
  const failed = progress === 'failed' ? 'failed' : fault;
  const isThere = view !== null && model !== null && boxes !== null && !failed;
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    tellShown(isThere);
    // The button that led here is gone with the picture.
    if (isThere) canvas.current?.focus({ preventScroll: true });
  }, [isThere]);
  const lift = (storey: number | null) => {
    setLifted(storey);
    view?.orbit.stand(storey === null ? FIRST.height : FROM_ABOVE);
  };
  const close = () => {
    onClose();
    // The keyboard comes back to the button that led here, once that is there again.
    setTimeout(() => document.querySelector<HTMLElement>('.model-open')?.focus({ preventScroll: true }));
  };
  const acts = actsOf(view?.orbit ?? null);
  const pressed = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLSelectElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const name = keys[event.key];
    const act = event.key === 'Escape' ? close : name && acts[name];
    if (!act) return;
    event.preventDefault();
    act();
  };
  if (failed) return <ModelNotice fault={failed} onClose={onClose} />;
  return (
    <>
      <div ref={whole} className="stage model-stage">
        <div ref={open} className="stage-open" />
        <div ref={free} className="stage-free" />
        <canvas
          ref={canvas}
          role="img"
          tabIndex={0}
          onKeyDown={pressed}
          aria-label={words}
          aria-describedby="model-keys"
          className={isThere ? 'is-there' : ''}
        />
        <span id="model-keys" className="visually-hidden">
          {t('keys')}
        </span>
      </div>
      <div className={isThere ? 'visually-hidden' : 'stage-line'} role="status">
        {isThere ? '' : t('coming')}
      </div>
      {isThere && (
        <ModelBar
          acts={acts}
          azimuth={azimuth}
          storeys={storeys}
          lifted={lifted}
          onLift={lift}
          onFace={view.orbit.face}
          onKeyDown={pressed}
          onClose={close}
        />
      )}
    </>
  );
}

/** What can be done with the model. */
function actsOf(orbit: Orbit | null): ModelActs {
  return {
    turnLeft: () => orbit?.turn(-STEPS.turn),
    turnRight: () => orbit?.turn(STEPS.turn),
    higher: () => orbit?.raise(STEPS.raise),
    lower: () => orbit?.raise(-STEPS.raise),
    nearer: () => orbit?.near(STEPS.near),
    farther: () => orbit?.near(1 / STEPS.near),
  };
}

const keys: Readonly<Record<string, keyof ModelActs>> = {
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'higher',
  ArrowDown: 'lower',
  '+': 'nearer',
  '-': 'farther',
};

/** There is no model to see: the picture stands there instead. */
function ModelNotice({ fault, onClose }: { readonly fault: ModelFault; onClose(): void }) {
  const t = useTexts(modelTexts);
  return (
    <div className="model-notice sheet" role="alert">
      <p>{t(fault)}</p>
      <button type="button" onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
