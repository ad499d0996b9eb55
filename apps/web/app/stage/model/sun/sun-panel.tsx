import { formatTimeOfDay } from '@gavel/core';
import { modelToolsTexts } from '@gavel/texts';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { clock, dayAndMonth } from '../../../sun/sun-words.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useConfigurator } from '../../../visit/use-configurator.tsx';
import type { Sun } from './use-sun.ts';
import './sun-panel.css';

const DIRECTIONS = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'] as const;
/** The step and the last value of the slider for the hour, in minutes. */
const STEP = 15;
const LAST = 24 * 60 - STEP;

/** Lets the visitor choose a day and an hour, and describes the position of the sun at that time. */
export function SunPanel({ sun, onClose }: { readonly sun: Sun; onClose(): void }) {
  const t = useTexts(modelToolsTexts);
  const municipality = useConfigurator((state) => state.configuration.municipalityName);
  const day = useRef<HTMLSelectElement>(null);
  const hours = useId();
  useEffect(() => day.current?.focus({ preventScroll: true }), []);
  const { time, days, position, facing } = sun;
  const spoken = { time: clock(time.minutes), day: dayAndMonth(time.day) };
  const where =
    position.height > 0
      ? t('up', { ...spoken, height: String(Math.round(position.height)), direction: directionWord(position.azimuth, t) })
      : t('down', spoken);
  return (
    <section
      className="model-sun sheet"
      aria-label={t('sunTitle')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <h2>{t('sunTitle')}</h2>
      <IconButton label={t('closeSun')} onClick={onClose}>
        <Icon icon={X} />
      </IconButton>
      <div className="model-sun-day">
        <select ref={day} aria-label={t('day')} value={time.day} onChange={({ target }) => sun.choose({ day: target.value })}>
          {days.map((one, at) => (
            <option key={one} value={one}>
              {at === 0 ? `${t('today')}, ${dayAndMonth(one)}` : dayAndMonth(one)}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} small />
      </div>
      <label className="visually-hidden" htmlFor={hours}>
        {t('hour')}
      </label>
      <input
        id={hours}
        type="range"
        min={0}
        max={LAST}
        step={STEP}
        value={time.minutes}
        aria-valuetext={where}
        onChange={({ target }) => sun.choose({ minutes: Number(target.value) })}
      />
      <p role="status">{where}</p>
      <p className="model-sun-known">
        {dayInWords(sun, t)} {facingInWords(facing, municipality, t)}
      </p>
    </section>
  );
}

type Words = ReturnType<typeof useTexts<(typeof modelToolsTexts)['messages']>>;

function dayInWords({ sunDay }: Sun, t: Words): string {
  if (sunDay.kind !== 'usual') return t(sunDay.kind);
  return t('riseAndSet', { rise: formatTimeOfDay(sunDay.rise), set: formatTimeOfDay(sunDay.set) });
}

function facingInWords(facing: Sun['facing'], municipality: string, t: Words): string {
  if (!facing) return t('assumed', { municipality });
  const { degrees, address, isPlaced } = facing;
  return t(isPlaced ? 'placed' : 'known', { municipality, direction: directionWord(degrees, t), address });
}

function directionWord(degrees: number, t: Words): string {
  return t(DIRECTIONS[Math.round(degrees / 45) % 8] ?? 'south');
}
