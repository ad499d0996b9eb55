import { ore } from '@gavel/core';
import { takeOverTexts } from '@gavel/texts';
import { useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { composedAddress } from '../kept-house/composed-address.ts';
import { TickHouses } from '../kept-house/tick-houses.tsx';
import { serverNow } from '../network/server-time.ts';
import type { KeptHouse } from '../stored/kept-houses.ts';
import { useRelativeTime, useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';
import { takeOver } from './take-over.ts';
import './take-over-form.css';

interface TakeOverFormProps {
  readonly houses: readonly KeptHouse[];
  /** The house that is open on this page, which is saved in its current state; undefined if no house is open. */
  readonly open?: { readonly startedAt: number; save(): void };
  /**
   * Called when the houses are saved, or when the visitor goes on after some could not be saved.
   * @param saved how many houses were saved to the account
   */
  onDone(saved: number): void;
  /** Called if the visitor chooses to save nothing now; if undefined, the form has no button for this choice. */
  onLater?(): void;
}

/**
 * Asks which houses of this browser to save to the account. Houses that the visitor does not choose stay in the browser.
 */
export function TakeOverForm({ houses, open, onDone, onLater }: TakeOverFormProps) {
  const t = useTexts(takeOverTexts);
  const relativeTime = useRelativeTime();
  const [now] = useState(serverNow);
  const [ticked, setTicked] = useState<readonly string[]>(() => houses.filter(({ keptAt }) => now - keptAt < RECENT).map(keyOf));
  const [isSaving, setSaving] = useState(false);
  const [outcome, setOutcome] = useState(NONE);

  async function save() {
    setSaving(true);
    const chosen = houses.filter((house) => ticked.includes(keyOf(house)));
    if (chosen.some(({ startedAt }) => startedAt === open?.startedAt)) open?.save();
    const others = chosen.filter(({ startedAt }) => startedAt !== open?.startedAt);
    const { saved, failed } = await takeOver(browserApi, others, serverNow());
    const outcome = { saved: saved + chosen.length - others.length, failed };
    setSaving(false);
    if (failed === 0) onDone(outcome.saved);
    else setOutcome(outcome);
  }

  function goOn() {
    // The page with the visitor’s own houses keeps showing this form. Remove the error message, so that the visitor can try there to save
    // the houses again.
    setOutcome(NONE);
    onDone(outcome.saved);
  }

  if (outcome.failed > 0)
    return (
      <div className="take-over">
        <Message kind="error">{t('failed', { count: outcome.failed })}</Message>
        <div className="take-over-ways">
          <Button kind="primary" onClick={goOn}>
            {t('goOn')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="take-over">
      <p>{t('question', { count: houses.length })}</p>
      <TickHouses
        houses={houses.map((house) => {
          const { name, houseTitle, municipalityName, price, keptAt, startedAt } = house;
          const changed = keptAt > 0 ? { note: t('changed', { when: relativeTime(keptAt, now) }) } : {};
          return {
            key: keyOf(house),
            name,
            houseTitle,
            municipalityName,
            picture: composedAddress(house),
            price: price === null ? null : ore(price),
            ...(startedAt === open?.startedAt ? { note: t('open') } : changed),
          };
        })}
        ticked={ticked}
        label={t('houses')}
        onTick={setTicked}
      />
      <p>{t('rest')}</p>
      <div className="take-over-ways">
        <Button kind={onLater ? 'primary' : 'plain'} disabled={isSaving || ticked.length === 0} onClick={() => void save()}>
          {t(isSaving ? 'saving' : 'save')}
        </Button>
        {onLater && (
          <Button disabled={isSaving} onClick={onLater}>
            {t('later')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The form ticks houses that the browser stored less than this ago, in ms: even in a shared browser, they are probably the user’s. */
const RECENT = 7 * 24 * 60 * 60 * 1000;

const NONE = { saved: 0, failed: 0 };

const keyOf = ({ startedAt }: KeptHouse) => String(startedAt);
