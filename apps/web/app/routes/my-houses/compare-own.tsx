import { projectsTexts } from '@gavel/texts';
import { compareAddress } from '../../addresses.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';

/** The link that leads to a comparison of the visitor's own houses. Renders nothing if there are fewer than two houses. */
export function CompareOwn({ count }: { count: number }) {
  const t = useTexts(projectsTexts);
  if (count < 2) return null;
  return (
    <p className="my-projects-note">
      <TextLink to={compareAddress([])}>{t('compare')}</TextLink>
    </p>
  );
}
