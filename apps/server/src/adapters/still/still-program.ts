import { parentPort } from 'node:worker_threads';
import { modelHouse } from '@gavel/house-model';
import { createPaints, renderStill } from '@gavel/house-model/still';
import type { StillAnswer, StillJob } from './still-messages.ts';

// The program of the thread that renders houses, started by `openStillMaker`.

const paints = createPaints();

parentPort?.on('message', ({ plan, building, answers, view, frame }: StillJob) => {
  const { pixels } = renderStill(modelHouse(plan, building, answers), view, frame, paints);
  const answer: StillAnswer = { pixels };
  parentPort?.postMessage(answer, [pixels.buffer]);
});
