import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { noWebXr, withoutComments } from './without-web-xr.ts';

/** The source files of three’s renderer, of the version that the build uses. */
const renderers = fileURLToPath(new URL('../src/renderers/', import.meta.resolve('three')));
const code = globSync(['*.js', 'webgl/*.js'], { cwd: renderers }).map((file) => readFileSync(join(renderers, file), 'utf8'));

/** The members that three’s renderer uses only while `enabled` and `isPresenting` are both true, which means in a headset. */
const inHeadset = ['cameraAutoUpdate', 'updateCamera', 'getCamera', 'getDepthSensingMesh', 'hasDepthSensing'];

test('the code that replaces WebXRManager has all members that three’s renderer uses without a headset', () => {
  const used = new Set([...code.join('\n').matchAll(/\bxr\.(\w+)/g)].map(([, name = '']) => name));
  expect(used).toContain('getEnvironmentBlendMode');
  const inherited = ['addEventListener', 'removeEventListener'];
  const missing = [...used].filter((name) => !inherited.includes(name) && !new RegExp(`\\b${name}\\b`).test(noWebXr));
  expect(missing.toSorted()).toEqual(inHeadset.toSorted());
});

test('the app uses neither `xr` of three’s renderer nor three’s addons for headsets', () => {
  const app = fileURLToPath(import.meta.resolve('../app'));
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).map((file) => readFileSync(join(app, file), 'utf8'));
  expect(files.some((file) => file.includes('new WebGLRenderer('))).toBe(true);
  expect(files.filter((file) => /\.xr\b|three\/addons\/webxr/.test(file))).toEqual([]);
});

test('withoutComments removes comments, empty lines and indentation from shaders, and nothing else', () => {
  const module =
    'export const vertex = /* glsl */`\n// position\nvoid main() {\n\n\t/* two\nlines */ x = 1.0; // one\n\t#include <fog>\n}\n`;';
  expect(withoutComments(module)).toBe('export const vertex = `void main() {\nx = 1.0;\n#include <fog>\n}`;');
});
