import type { Logger } from 'pino';

/**
 * The greatest number of files whose faults are remembered. Above this number, the oldest file is forgotten, so the next fault of
 * that file is logged.
 */
const REMEMBERED = 2000;

/**
 * Logs a fault of a picture file. Only the first fault of each file is logged, however often the file is requested.
 * @param place the path or the address of the file, perhaps followed by a fault: `exterior/a/manifest.json cameras.front: wrong`
 */
export type TellFault = (place: string, fault: string) => void;

export function faultLog(logger: Logger): TellFault {
  const told = new Set<string>();
  return (place, fault) => {
    const picture = place.replace(/^\/media\/[0-9a-f]{16}\//, '');
    // A manifest can have many faults, for example one for each camera, so only the first is logged. Publishing a range lists all faults.
    const [file = ''] = picture.split(' ');
    if (told.has(file)) return;
    told.add(file);
    if (told.size > REMEMBERED) for (const oldest of told.values().take(1)) told.delete(oldest);
    logger.warn({ picture, fault }, 'a picture is missing or broken');
  };
}
