import { modelAnswers } from '@gavel/core';
import { useEffect, useMemo, useState } from 'react';
import { readBootstrap } from '../stored/bootstrap-storage.ts';
import { forgetPicture, type KeptPicture, readPictures } from '../stored/kept-pictures.ts';
import type { ConfiguratorState } from '../visit/configurator-state.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** A picture that the visitor has taken of the 3D model. */
export interface OwnPictureOfVisit extends KeptPicture {
  /** The address of the file, a blob URL, which works only on this page. */
  readonly address: string;
  /** Whether the house has changed since the picture was taken, in a part that the 3D model shows. */
  readonly isOutdated: boolean;
}

/**
 * Returns the pictures that the visitor has taken, the oldest first, and the function that removes one. The list of pictures is
 * empty until the pictures have been read.
 */
export function useOwnPictures() {
  const state = useConfigurator((whole) => whole);
  const token = state.origin?.token ?? null;
  const [kept, setKept] = useState<readonly (KeptPicture & { readonly address: string })[]>([]);
  useEffect(() => {
    let isWanted = true;
    let addresses: readonly string[] = [];
    readPictures({ startedAt: readBootstrap()?.startedAt ?? null, token }).then((read) => {
      if (!isWanted) return;
      const shown = read.map((picture) => ({ ...picture, address: URL.createObjectURL(picture.jpeg) }));
      addresses = shown.map(({ address }) => address);
      setKept(shown);
    });
    return () => {
      isWanted = false;
      for (const address of addresses) URL.revokeObjectURL(address);
    };
  }, [token]);
  const { configuration, compiled, visit } = state;
  const pictures = useMemo(() => {
    const house = { configuration, compiled, visit };
    return kept.map((picture) => ({ ...picture, isOutdated: isOutdated(picture, house) }));
  }, [kept, configuration, compiled, visit]);
  const remove = async (removed: OwnPictureOfVisit) => {
    await forgetPicture(removed);
    setKept((before) => before.filter(({ id }) => id !== removed.id));
  };
  return { pictures, remove };
}

function isOutdated(
  { house, questions, answers }: KeptPicture,
  { configuration, compiled, visit }: Pick<ConfiguratorState, 'configuration' | 'compiled' | 'visit'>,
): boolean {
  if (house !== configuration.houseDynamicImageKey) return true;
  return modelAnswers(questions, configuration, compiled, visit).join(' ') !== answers.join(' ');
}
