import type { Logger } from 'pino';

/** The greatest number of remembered faults. After that the oldest are logged again. */
const REMEMBERED = 2000;

/**
 * Logs only the first fault of each file, however often it is requested.
 * @param place the path or the address of the file, followed by a space and the part of it with the fault
 */
export type TellFault = (place: string, fault: string) => void;

export function faultLog(logger: Logger): TellFault {
  const told = new Set<string>();
  return (place, fault) => {
    const picture = place.replace(/^\/media\/[0-9a-f]{16}\//, '');
    // A missing file causes many faults, one for each of its parts, so only the first one of a file is logged. Publishing a range lists all
    // faults.
    const [file = ''] = picture.split(' ');
    if (told.has(file)) return;
    told.add(file);
    if (told.size > REMEMBERED) for (const oldest of told.values().take(1)) told.delete(oldest);
    logger.warn({ picture, fault }, 'a picture is missing or broken');
  };
}
