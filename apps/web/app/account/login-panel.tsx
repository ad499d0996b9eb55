import type { Account } from '@gavel/contract';
import { accountTexts } from '@gavel/texts';
import { useState } from 'react';
import { readBootstrap } from '../stored/bootstrap-storage.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { Message } from '../ui/message.tsx';
import { useWhileOpen } from '../ui/use-while-open.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { EnterParts } from './enter-parts.tsx';
import { housesToAsk } from './houses-to-ask.ts';
import { logInMode } from './log-in.tsx';
import { fullName, hasEntered, useSession } from './use-account.ts';

const HEADINGS = { login: 'loginHeading', forgot: 'forgotHeading', choose: 'chooseHeading', secure: 'secureHeading' } as const;

/**
 * The login panel of the configurator, with a form to log in and a form to create an account. If the address has the parameter `create`,
 * the form to create an account is shown first. The open house does not change.
 */
export function LoginPanel({ open, onClose }: ViewProps) {
  const t = useTexts(accountTexts);
  const { account } = useSession();
  const [isForgotten, setForgotten] = useState(false);
  const { open: show, parameter } = useView();
  const saving = useConfigurator((state) => state.saving);
  const cameFrom = { ...(parameter('pdf') && { pdf: 1 }), ...(parameter('plots') && { plots: 1 }) };

  /**
   * Continues after a login: opens the panel from which the visitor opened the login (PDF, plots, save or profile). If this browser has
   * houses of no account, apart from a house that is being saved, the page first asks whether to save them.
   */
  const goOn = useWhileOpen(open, (entered: Account) => {
    const isSaving = saving.kind === 'log-in';
    const others = housesToAsk(entered, isSaving ? (readBootstrap()?.startedAt ?? null) : null);
    if (others.length > 0) return show('take-over', cameFrom);
    if (parameter('pdf')) return show('summary', { pdf: 1 });
    if (parameter('plots')) return show('plots');
    return show(isSaving ? 'save' : 'profile');
  });

  if (hasEntered(account))
    return (
      <Flyout open={open} onClose={onClose} title={t('loginHeading')}>
        <p className="flyout-lead">{t('loggedIn', { name: fullName(account) })}</p>
        <div className="flyout-actions">
          <Button kind="primary" onClick={onClose}>
            {t('goOn')}
          </Button>
          <Button onClick={() => show('profile')}>{t('profileHeading')}</Button>
        </div>
      </Flyout>
    );
  const mode = logInMode(account, isForgotten);
  return (
    <Flyout open={open} onClose={onClose} title={t(HEADINGS[mode])}>
      {saving.kind === 'log-in' && saving.hasEnded && <Message>{t('ended')}</Message>}
      <EnterParts
        mode={mode}
        first={parameter('create') === null ? 'login' : 'create'}
        onForgotten={setForgotten}
        onEntered={goOn}
      />
    </Flyout>
  );
}
