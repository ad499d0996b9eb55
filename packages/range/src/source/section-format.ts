import { z } from 'zod';
import { houses, html } from './format-parts.ts';
import { key } from './key.ts';

export const sectionFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1),
    text: html.optional(),
    bullets: html.optional().describe('A list (ul) for the section’s first step'),
    tip: html.optional(),
    scene: key.optional().describe('The scene that the picture shows: exterior, kitchen, bathroom, living-room, hall'),
    cameras: z.array(key).optional().describe('Keys of cameras.yaml'),
    sceneFrom: key
      .optional()
      .describe('The question whose answer picks the scene: the folder is the key part of the answer’s first picture key'),
    background: key
      .optional()
      .describe(
        'The background picture is pictures/sections/{background}.webp, which sections may share; absent: the section’s key',
      ),
    newImageManifest: z
      .boolean()
      .optional()
      .describe('true: questions with `rendering: layers` get their pictures from a manifest, as exteriors do'),
    houses,
    questions: z.array(key).min(1),
  }),
);

export const cameraFile = z.array(
  z.strictObject({
    key,
    title: z.string().min(1).describe('The text of the button that shows this view'),
    houses,
  }),
);
