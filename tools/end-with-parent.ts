// A test preloads this file (`node --import`) into a server that it starts. It ends the server when the process that started it no longer
// exists, even after a kill. GAVEL_TEMPORARY names a folder that is deleted when the server ends in this way or another.
import { rmSync } from 'node:fs';

const LOOK_EVERY_MS = 500;
const parent = process.ppid;
const folder = process.env.GAVEL_TEMPORARY;

setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, LOOK_EVERY_MS).unref();
if (folder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
