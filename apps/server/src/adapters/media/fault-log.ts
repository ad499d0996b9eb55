import type { Logger } from 'pino';

/** So many faults are remembered; after that the oldest are told again. */
const REMEMBERED = 2000;

/** Tells a fault of a picture once, however often the picture is asked for. @param place of the picture */
export type TellFault = (place: string, fault: string) => void;

export function faultLog(logger: Logger): TellFault {
  const told = new Set<string>();
  return (place, fault) => {
    if (told.has(place)) return;
    told.add(place);
    if (told.size > REMEMBERED) for (const oldest of told.values().take(1)) told.delete(oldest);
    logger.warn({ picture: place, fault }, 'a picture is missing or broken');
  };
}
