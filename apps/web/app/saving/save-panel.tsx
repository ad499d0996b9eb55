import { Dialog } from '@base-ui/react/dialog';
import { generalTexts, keptForATimeTexts, mailLinkTexts, saveNoticeTexts, savePanelTexts, shareTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { hasEntered, useAccount } from '../account/use-account.ts';
import { householdAddress } from '../addresses.ts';
import { useIsReachable } from '../network/use-is-reachable.ts';
import { MadeLinks } from '../sharing/made-links.tsx';
import { ShareLink } from '../sharing/share-link.tsx';
import { useShareLink } from '../sharing/use-share-link.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, IconButton, TextLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import { useKeepsForATime } from '../ui/use-keeps-for-a-time.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { MailLink } from './mail-link.tsx';
import '../ui/dialog.css';
import './save-panel.css';

/** The id of the message that explains what has to wait for the network. Buttons that need the network refer to this message. */
const OFFLINE_ID = 'save-offline';

/**
 * Shows after a save where the house is stored. Asks a visitor who is not logged in to log in, so that the house is saved to an account.
 * Also makes a link for other people.
 */
export function SavePanel({ open, onClose }: ViewProps) {
  const t = useTexts(savePanelTexts);
  const share = useTexts(shareTexts);
  const general = useTexts(generalTexts);
  const { heading, text, isOnAccount, isHere } = useSaveWords();
  const token = useConfigurator((state) => state.origin?.token ?? null);
  const { progress, seen } = useShareLink();
  const { open: openView } = useView();
  useEffect(() => {
    if (open && progress.kind === 'made') seen();
  }, [open, progress, seen]);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">{heading}</Dialog.Title>
          <Dialog.Description className="dialog-text">{text}</Dialog.Description>
          {isHere && <KeptForATime />}
          <OfflineMessage />
          {!isOnAccount && <KeepElsewhere onLogIn={() => openView('login')} />}
          <section className="save-part">
            <h3>{share('heading')}</h3>
            <p>{t('linkText')}</p>
            <ShareLink />
            <MadeLinks />
          </section>
          {isOnAccount && token !== null && (
            <section className="save-part">
              <h3>{t('householdHeading')}</h3>
              <p>{t('householdText')}</p>
              <TextLink to={householdAddress(token)}>{t('household')}</TextLink>
            </section>
          )}
          <div className="dialog-actions">
            <Dialog.Close render={<Button kind={isOnAccount ? 'primary' : 'plain'} />}>{t('done')}</Dialog.Close>
          </div>
          <Dialog.Close className="dialog-close" render={<IconButton label={general('close')} />}>
            <Icon icon={X} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Explains which actions have to wait while there is no network. */
function OfflineMessage() {
  const t = useTexts(savePanelTexts);
  const isReachable = useIsReachable();
  return (
    !isReachable && (
      <div id={OFFLINE_ID} className="save-offline">
        <Message>{t('offline')}</Message>
      </div>
    )
  );
}

/** Offers a visitor without an account to create an account, and to get the link to the house by e-mail. */
function KeepElsewhere({ onLogIn }: { readonly onLogIn: () => void }) {
  const t = useTexts(savePanelTexts);
  const mail = useTexts(mailLinkTexts);
  const isReachable = useIsReachable();
  return (
    <>
      <section className="save-part">
        <h3>{t('accountHeading')}</h3>
        <p>{t('accountText')}</p>
        <Button
          kind="primary"
          aria-disabled={!isReachable}
          aria-describedby={isReachable ? undefined : OFFLINE_ID}
          onClick={() => isReachable && onLogIn()}
        >
          {t('logIn')}
        </Button>
      </section>
      <section className="save-part">
        <h3>{mail('heading')}</h3>
        <p>{mail('text')}</p>
        <MailLink offlineId={isReachable ? null : OFFLINE_ID} />
      </section>
    </>
  );
}

/** A warning in browsers that delete stored data when the visitor has not come back for some days. */
function KeptForATime() {
  const t = useTexts(keptForATimeTexts);
  if (!useKeepsForATime()) return null;
  return (
    <p className="dialog-text">
      {t('it')} {t('saveHouse')}
    </p>
  );
}

interface SaveWords {
  readonly heading: string;
  readonly text: string;
  readonly isOnAccount: boolean;
  /** Whether this browser has stored all choices, but the server has not. */
  readonly isHere: boolean;
}

/** Returns the texts about where the house is stored. */
function useSaveWords(): SaveWords {
  const t = useTexts(savePanelTexts);
  const words = useTexts(saveNoticeTexts);
  const account = useAccount();
  const { saving, storageFails, unsaved } = useConfigurator((state) => state);
  const isOnAccount = hasEntered(account);
  const isHere = isOnAccount ? saving.kind === 'waiting' || saving.kind === 'refused' : !storageFails;
  const said = (heading: string, text: string) => ({ heading, text, isOnAccount, isHere });
  // This panel may open a moment before the save ends. Show that the house is saved only after the save has ended.
  if (!isOnAccount && unsaved && !storageFails) return said(t('savingHeading'), t('text'));
  if (!isOnAccount) return storageFails ? said(t('failedHeading'), t('failedText')) : said(t('heading'), t('text'));
  if (saving.kind === 'waiting') return said(t('hereHeading'), words('waits'));
  if (saving.kind === 'refused') return said(t('failedHeading'), words('refused'));
  if (saving.kind === 'sending') return said(t('savingHeading'), t('onAccountText'));
  return said(t('heading'), t('onAccountText'));
}
