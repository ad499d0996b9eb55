import { endpoints } from '@gavel/contract';
import { Hono } from 'hono';
import { answer, readParameters } from '../../http/answer.ts';
import { AppError } from '../../http/app-error.ts';
import type { CurrentRange, ReadRange } from './current-range.ts';

export function rangeRoutes({ currentRange }: { readonly currentRange: ReadRange }): Hono {
  const { listMunicipalities, listAlertMessages, listProductInformation, readBrand } = endpoints;
  return new Hono()
    .get(listMunicipalities.path, async (c) => {
      const { municipalities } = await currentRange();
      return answer(
        c,
        listMunicipalities,
        municipalities.map(({ areaCode, ...municipality }) => ({ ...municipality, priceListAreaCode: areaCode })),
      );
    })
    .get(listAlertMessages.path, async (c) => answer(c, listAlertMessages, [...(await currentRange()).alertMessages]))
    .get(listProductInformation.path, async (c) => {
      const { questionId } = readParameters(c, listProductInformation);
      const range = await currentRange();
      if (!hasQuestion(range, questionId))
        throw new AppError('unknown-question', `There is no question ${questionId}`, { field: 'questionId' });
      const found = range.productInformation.filter((entry) => entry.questionId === questionId);
      return answer(
        c,
        listProductInformation,
        found.map(({ information }) => information),
      );
    })
    .get(readBrand.path, async (c) => {
      const { brand, helpGuide, texts } = await currentRange();
      const { colours, contact, ...presentation } = brand;
      return answer(c, readBrand, {
        ...presentation,
        ...contact,
        monthlyCost: brand.monthlyCost || null,
        accentColour: colours.accent,
        campaignColour: colours.campaign,
        helpGuide,
        texts,
      });
    });
}

function hasQuestion({ houses }: CurrentRange, questionId: number): boolean {
  return houses.some(({ webConfiguration }) =>
    webConfiguration.sections.some(({ questions }) => questions.some(({ id }) => id === questionId)),
  );
}
