// A test preloads this file (`node --import`) into a server that it starts. The file ends the server when the process that started
// the server no longer exists, even if that process was killed. When the server ends, the file deletes the folder that
// GAVEL_TEMPORARY names.
import { rmSync } from 'node:fs';

const LOOK_EVERY_MS = 500;
const parent = process.ppid;
const folder = process.env.GAVEL_TEMPORARY;

setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, LOOK_EVERY_MS).unref();
if (folder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
