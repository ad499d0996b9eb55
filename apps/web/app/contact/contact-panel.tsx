import { contactTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { Flyout } from '../ui/flyout.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import { ContactDetails } from './contact-details.tsx';
import { SalespersonList } from './salesperson-list.tsx';

/** "Kontakta säljare": how to reach the builder and its salespersons about this house. */
export function ContactPanel({ open, onClose }: ViewProps) {
  const t = useTexts(contactTexts);
  const { houseTitle: house, municipalityName: municipality } = useConfigurator((state) => state.configuration);
  const subject = t('subject', { house, municipality });
  return (
    <Flyout open={open} onClose={onClose} title={t('heading')}>
      <p className="flyout-lead">{t('text', { house, municipality })}</p>
      <ContactDetails subject={subject} />
      <SalespersonList subject={subject} />
    </Flyout>
  );
}
