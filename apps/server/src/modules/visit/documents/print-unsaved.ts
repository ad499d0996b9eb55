import type { AnsweredFile, ShareRequest } from '@gavel/contract';
import { createTexts, previewPagesTexts } from '@gavel/texts';
import { sizesOf } from '../../../adapters/pdf/printed-sizes.ts';
import { findStart } from '../configurations/find-start.ts';
import { visitOfRequest } from '../pictures/visit-of-request.ts';
import { type PrintingDependencies, printedFileName, printVisit } from './print-house.ts';

/**
 * Returns the PDF of a house that is not stored, for a preview of a draft of the range. Other PDFs show the token of the house. This PDF
 * shows instead that it is a preview. Throws the errors of `visitOfRequest` and `printVisit`.
 * @param address the address of the preview, which the PDF shows instead of an address of the house
 */
export async function printUnsaved(
  printing: PrintingDependencies,
  request: ShareRequest,
  address: string,
): Promise<AnsweredFile> {
  const range = await printing.currentRange();
  const { configuration, ...shown } = await visitOfRequest(printing, {
    ...request,
    sectionId: null,
    questionId: null,
    cameraId: null,
  });
  const { house, municipality } = findStart(range, request);
  const { webConfiguration, webConfigurationVersion: version } = house;
  const model = { webConfiguration, version, areaCode: municipality.areaCode, municipalityName: municipality.name };
  const priceHistory = await printing.priceHistories(range, model, municipality.id);
  const { bytes, houseTitle } = await printVisit(
    printing,
    { ...shown, configuration: { ...configuration, name: request.name, priceHistory } },
    {
      token: createTexts(range.texts).of(previewPagesTexts)('document'),
      address,
      pricedAt: printing.now(),
      plotIds: [],
      sizes: sizesOf('large'),
    },
  );
  return { bytes, name: printedFileName(houseTitle, range) };
}
