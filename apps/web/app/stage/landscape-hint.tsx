import { generalTexts, pictureTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMedia } from '../ui/use-media.ts';
import { usePictureAlone } from './picture-alone.tsx';
import './landscape-hint.css';

/**
 * On a low, wide screen such as a phone in landscape, offers to show the picture on the whole screen. The hint is above the tools of the
 * picture and covers none of them. It disappears when the visitor accepts or closes it.
 */
export function LandscapeHint() {
  const t = useTexts(pictureTexts);
  const general = useTexts(generalTexts);
  const isLow = useMedia(LOW);
  const alone = usePictureAlone();
  const [isKnown, setKnown] = useState(false);
  if (alone.isOn && !isKnown) setKnown(true);
  if (!isLow || isKnown) return null;
  return (
    <div className="landscape-hint sheet">
      <button
        type="button"
        onClick={() => {
          setKnown(true);
          alone.toggle();
        }}
      >
        {t('landscapeHint')}
      </button>
      <IconButton label={general('close')} onClick={() => setKnown(true)}>
        <Icon icon={X} small />
      </IconButton>
    </div>
  );
}

const LOW = '(max-height: 32.5em) and (min-width: 35em) and (orientation: landscape)';
