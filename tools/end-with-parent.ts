// Preloaded (`node --import`) into a server that a test starts: it ends when who started it is gone, even when that was killed and could
// say nothing. GAVEL_TEMPORARY names a folder that goes with it, however it ends by itself.
import { rmSync } from 'node:fs';

const LOOK_EVERY_MS = 500;
const parent = process.ppid;
const folder = process.env.GAVEL_TEMPORARY;

setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, LOOK_EVERY_MS).unref();
if (folder) process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
