import type { Picture } from '@gavel/core';

/** Returns a text that is equal for two pictures if they show the same house or room from the same camera, even with different choices. */
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
