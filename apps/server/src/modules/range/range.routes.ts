import type { QuestionId } from '@gavel/core';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import type { CurrentRange, ReadRange } from './current-range.ts';

type RangeEndpoint = 'listMunicipalities' | 'listAlertMessages' | 'listProductInformation' | 'readBrand';

export function rangeRoutes({ currentRange }: { readonly currentRange: ReadRange }): Handlers<RangeEndpoint> {
  return {
    listMunicipalities: async () => {
      const { areas, municipalities } = await currentRange();
      const names = new Map(areas.map(({ code, name }) => [code, name]));
      return municipalities.map(({ areaCode, ...municipality }) => ({
        ...municipality,
        priceListAreaCode: areaCode,
        priceListName: names.get(areaCode) ?? '',
      }));
    },
    listAlertMessages: async () => [...(await currentRange()).alertMessages],
    listProductInformation: async ({ parameters: { questionId } }) => {
      const range = await currentRange();
      if (!hasQuestion(range, questionId))
        throw new AppError('unknown-question', `There is no question ${questionId}`, { field: 'questionId' });
      return range.productInformation.filter((entry) => entry.questionId === questionId).map(({ information }) => information);
    },
    readBrand: async () => {
      const { brand, helpGuide, texts } = await currentRange();
      const { colours, contact, ...presentation } = brand;
      return {
        ...presentation,
        ...contact,
        monthlyCost: brand.monthlyCost || null,
        otherCosts: brand.otherCosts,
        accentColour: colours.accent,
        campaignColour: colours.campaign,
        helpGuide,
        texts,
      };
    },
  };
}

function hasQuestion({ houses }: CurrentRange, questionId: QuestionId): boolean {
  return houses.some(({ webConfiguration }) =>
    webConfiguration.sections.some(({ questions }) => questions.some(({ id }) => id === questionId)),
  );
}
