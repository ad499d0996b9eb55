import { z } from 'zod';
import { houses, html } from './format-parts.ts';
import { key } from './key.ts';

export const sectionFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1),
    text: html.optional(),
    bullets: html.optional().describe('A list (ul) shown on the section’s first step'),
    tip: html.optional(),
    scene: key.optional().describe('Which scene the picture shows: exterior, kitchen, bathroom, living-room, hall'),
    cameras: z.array(key).optional().describe('Keys of cameras.yaml'),
    sceneFrom: key
      .optional()
      .describe('Question whose answer picks the scene: the key of its first picture key is the scene’s folder'),
    background: key
      .optional()
      .describe('Its background is pictures/sections/{background}.webp, so that sections may share one; absent: its own key'),
    newImageManifest: z
      .boolean()
      .optional()
      .describe('Its questions of layers show what a manifest names, as those of the exterior do'),
    houses,
    questions: z.array(key).min(1),
  }),
);

export const cameraFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1).describe('What visitors read on the button that looks from here'),
    houses,
  }),
);
