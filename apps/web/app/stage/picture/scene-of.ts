import type { Picture } from '@gavel/core';

/** The same for pictures of the same thing from the same place, whatever is chosen. */
export function sceneOf(picture: Picture): string {
  switch (picture.kind) {
    case 'static':
      return picture.address;
    case 'drawn':
      return `drawn ${picture.subject} ${picture.name} ${picture.camera.id}`;
    case 'manifest':
      return `${picture.address} ${picture.camera.id}`;
    case 'layers': {
      const [base = ''] = picture.layers;
      return base.slice(0, base.indexOf(`/${picture.camera.id}/`) + 1 + picture.camera.id.length);
    }
  }
}
