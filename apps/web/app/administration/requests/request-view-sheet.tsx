import { longestViewName, type RequestList, type SavedRequestView } from '@gavel/contract/staff';
import { requestListTexts } from '@gavel/texts';
import { useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';
import { Flyout } from '../../ui/flyout.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { Message } from '../../ui/message.tsx';
import { type DeskTrouble, useDeskWork } from '../access/use-desk-work.ts';

interface RequestViewSheetProps {
  readonly open: boolean;
  /** The saved view that is open. Null if none is open, or if the user may not change it. */
  readonly view: SavedRequestView | null;
  /** The filters, sort order and columns of the list at this moment. */
  readonly list: RequestList;
  readonly maySaveForAll: boolean;
  /** Called after the view is saved or deleted. Gets the id of the view to open next; null for none. */
  onSaved(view: number | null): void;
  onClose(): void;
}

const FAULTS: { readonly [Trouble in DeskTrouble]?: 'viewConflict' | 'viewLoggedOut' } = {
  conflict: 'viewConflict',
  loggedOut: 'viewLoggedOut',
};

/** The sheet that saves the list as a view, or updates, renames or deletes the open view. */
export function RequestViewSheet({ open, view, list, maySaveForAll, onSaved, onClose }: RequestViewSheetProps) {
  const t = useTexts(requestListTexts);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, trouble, run } = useDeskWork(true);
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isDeleting, setDeleting] = useState(false);
  const body = { name: name.trim(), isShared, list };
  const headers = { 'If-Match': `"${view?.version}"` };

  async function save(as: SavedRequestView | null) {
    let saved: number | null = null;
    const isDone = await run(async (api) => {
      const answer = as
        ? await api.changeLeadView({ parameters: { view: as.id }, body, headers })
        : await api.addLeadView({ body });
      saved = answer.id;
    });
    if (isDone) onSaved(saved);
  }

  async function remove({ id: gone }: SavedRequestView) {
    if (await run((api) => api.deleteLeadView({ parameters: { view: gone }, headers }))) onSaved(null);
  }

  return (
    <Flyout open={open} title={t(view ? 'viewChange' : 'viewSave')} focus={field} onClose={onClose}>
      <FilledForm className="view-form" onSend={() => void save(view)}>
        <p>{t('viewLead')}</p>
        <LabelledField label={t('viewName')} required>
          {(attributes) => (
            <input
              {...attributes}
              ref={field}
              className="desk-field"
              maxLength={longestViewName}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </LabelledField>
        {maySaveForAll && (
          <CheckboxField
            label={t('viewShared')}
            checked={isShared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
        )}
        {trouble && <Message kind="error">{t(FAULTS[trouble] ?? 'viewFailed')}</Message>}
        <Button type="submit" kind="primary" disabled={isBusy}>
          {t('save')}
        </Button>
        {view && (
          <Button disabled={isBusy || body.name === ''} onClick={() => void save(null)}>
            {t('viewSaveNew')}
          </Button>
        )}
        {view &&
          (isDeleting ? (
            <p className="view-delete">
              {t('viewDeleteSure')}{' '}
              <TextButton disabled={isBusy} onClick={() => void remove(view)}>
                {t('viewDelete')}
              </TextButton>{' '}
              <TextButton onClick={() => setDeleting(false)}>{t('cancel')}</TextButton>
            </p>
          ) : (
            <TextButton onClick={() => setDeleting(true)}>{t('viewDelete')}</TextButton>
          ))}
      </FilledForm>
    </Flyout>
  );
}
