import { Dialog } from '@base-ui/react/dialog';
import { generalTexts, housePageTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Zoom } from '../../stage/zoom/zoom.ts';
import { ZoomButtons } from '../../stage/zoom/zoom-buttons.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { readableDrawing, textFor } from './readable-drawing.ts';
import './drawing-viewer.css';

interface DrawingViewerProps {
  readonly open: boolean;
  readonly address: string;
  readonly title: string;
  onClose(): void;
}

/** Shows a drawing on the whole screen. The buttons are at the bottom, where the thumb reaches them. */
export function DrawingViewer({ open, address, title, onClose }: DrawingViewerProps) {
  const t = useTexts(housePageTexts);
  const general = useTexts(generalTexts);
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [zoom, setZoom] = useState<Zoom | null>(null);
  const words = { zoom: t('zoom'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="drawing-viewer" initialFocus={heading}>
          <Dialog.Title ref={heading} tabIndex={-1} className="drawing-viewer-title">
            {title}
          </Dialog.Title>
          <div className="drawing-viewer-frame">
            <div
              ref={stage}
              className="drawing-viewer-stage"
              style={zoom ? { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` } : undefined}
            >
              <img
                src={readableDrawing(address, textFor(innerWidth, Math.ceil(zoom?.scale ?? 1)))}
                alt={title}
                draggable={false}
              />
            </div>
          </div>
          <div className="drawing-viewer-bar">
            <ZoomButtons
              stage={stage}
              zoom={zoom}
              words={words}
              zoomed={(percent) => t('zoomed', { percent })}
              onZoom={setZoom}
            />
            <Dialog.Close render={<Button />}>
              <Icon icon={X} />
              {general('close')}
            </Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
