import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { OWN_VISIT, tokenOf } from '../addresses.ts';
import { noteEntry } from '../stored/entry-houses.ts';

/** Stores which house this history entry shows, because the address of an unsaved house does not identify the house. */
export function useNotedEntry(startedAt: number): void {
  const { key, pathname } = useLocation();
  const isOwn = tokenOf(pathname) === OWN_VISIT;
  useEffect(() => {
    if (isOwn) noteEntry(key, startedAt);
  }, [isOwn, key, startedAt]);
}
