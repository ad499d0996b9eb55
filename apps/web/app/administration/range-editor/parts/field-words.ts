import { rangeValueTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';

/** Returns a function that returns the Swedish name of a field, such as `Namn` or `Rabatt på nivå 2`. */
export function useFieldWords() {
  const t = useTexts(rangeValueTexts);
  return ({ kind, field }: { readonly kind: string; readonly field: string }): string => {
    const [first = '', at = '', last = ''] = field.split('.');
    switch (first) {
      case 'title':
        return t(kind === 'campaign' ? 'field_heading' : 'field_title');
      case 'weeks':
        return t(at === 'from' ? 'field_weeksFrom' : 'field_weeksTo');
      case 'levels':
        return t(last === 'discount' ? 'field_levelDiscount' : 'field_levelAccessories', { at });
      case 'tip':
      case 'text':
      case 'bullets':
      case 'altText':
      case 'detailText':
      case 'disabledText':
      case 'shortDescription':
      case 'information':
      case 'subTitle':
      case 'introduction':
      case 'fineprint':
      case 'from':
      case 'to':
      case 'discount':
      case 'disabled':
        return t(`field_${first}`);
      default:
        return t('field_rule');
    }
  };
}
