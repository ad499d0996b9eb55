import type { Logger } from 'pino';

/** So many faults are remembered; after that the oldest are told again. */
const REMEMBERED = 2000;

/**
 * Tells one fault of a picture or a description, however often it is asked for and by whom.
 * @param place its path or its address, and after a space what of it is meant
 */
export type TellFault = (place: string, fault: string) => void;

export function faultLog(logger: Logger): TellFault {
  const told = new Set<string>();
  return (place, fault) => {
    const picture = place.replace(/^\/media\/[0-9a-f]{16}\//, '');
    // What is missing as a whole for one who asks is full of faults for another. All of them are told when a range is published.
    const [file = ''] = picture.split(' ');
    if (told.has(file)) return;
    told.add(file);
    if (told.size > REMEMBERED) for (const oldest of told.values().take(1)) told.delete(oldest);
    logger.warn({ picture, fault }, 'a picture is missing or broken');
  };
}
