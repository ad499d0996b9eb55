import { constants, setPriority } from 'node:os';
import type { AvifAnswer, AvifJob } from './avif-messages.ts';
import { BrokenPictureError, encodePicture, limitSharp, openPicture } from './encode-picture.ts';

// The program of the process that makes AVIF, started by `openAvifEncoder`.

// Give all other processes of the machine priority over this one.
setPriority(constants.priority.PRIORITY_LOW);
limitSharp();

process.on('message', async (job: AvifJob) => {
  process.send?.(await answerTo(job));
});
process.on('disconnect', () => process.exit(0));

async function answerTo({ bytes, size, quality, blur }: AvifJob): Promise<AvifAnswer> {
  try {
    const made = await encodePicture(openPicture(Buffer.from(bytes)), size, 'avif', quality, blur);
    const { user, system } = process.cpuUsage();
    return { kind: 'made', bytes: made, spent: (user + system) / 1000 };
  } catch (error) {
    if (!(error instanceof BrokenPictureError)) throw error;
    return { kind: 'broken', reason: error.message };
  }
}
