import { createTexts, pictureTexts } from '@gavel/texts';
import { deliverComposed, type WantedComposition } from '../../../adapters/media/deliver-composed.ts';
import { SERVER } from '../../../adapters/media/renditions.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { downloadName } from './download-name.ts';
import type { Pictures } from './pictures.ts';
import { refuseWhenFull } from './refuse-when-full.ts';
import { stackOfVisit } from './stack-of-visit.ts';
import { type Requesting, visitOfRequest } from './visit-of-request.ts';

/** How a picture for downloading is made. The specification requires 2560 px and the best JPEG quality. */
const DOWNLOAD: WantedComposition = {
  fit: { mode: 'max', width: 2560, height: null },
  enlarges: true,
  // Do not cache the picture, because it is large and rarely requested twice.
  isKept: false,
  quality: 100,
  format: 'jpeg',
};

interface DownloadDependencies extends Requesting {
  readonly pictures: Pictures;
}

/** Returns the handler of the endpoint that returns the picture of a step for downloading. */
export function downloadRoutes(dependencies: DownloadDependencies): Handlers<'downloadPicture'> {
  const { pictures, currentRange } = dependencies;
  return {
    downloadPicture: async ({ body, client, signal }) => {
      const shown = await visitOfRequest(dependencies, body);
      const { sectionId, questionId, cameraId } = body;
      const step = { sectionId, questionId, camera: cameraId ?? undefined };
      const range = await currentRange();
      const stack = await stackOfVisit({ pictures, range }, shown, step);
      const made = await refuseWhenFull(deliverComposed(pictures.renditions, stack, DOWNLOAD, { ...SERVER, client, signal }));
      if (!made) throw new AppError('unknown-picture', 'Nothing can be shown of this step');
      const { houseTitle, sections } = shown.configuration;
      const section = sections.find(({ id }) => id === sectionId);
      const t = createTexts(range.texts).of(pictureTexts);
      return { bytes: new Uint8Array(made.bytes), name: downloadName(houseTitle, section?.title, t('fileName')) };
    },
  };
}
