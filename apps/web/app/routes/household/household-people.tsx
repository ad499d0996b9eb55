import type { HouseholdPerson } from '@gavel/contract';
import { householdTexts } from '@gavel/texts';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { MY_HOUSES } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Message } from '../../ui/message.tsx';
import type { FoundHousehold } from './load-household.ts';
import './household.css';

/** The people who share the house. The owner can remove other people, and a person who is not the owner can leave the house. */
export function HouseholdPeople({ household: { token, people, isOwner } }: { household: FoundHousehold }) {
  const t = useTexts(householdTexts);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [failed, setFailed] = useState(false);

  async function takeOut({ id, isThis }: HouseholdPerson) {
    setFailed(false);
    try {
      await (await browserApi()).removeFromHousehold({ parameters: { id: token, person: id } });
      if (isThis) return navigate(MY_HOUSES, { replace: true });
      await revalidate();
      // Move the focus to the heading, because the button that had the focus no longer exists.
      focusHeading();
    } catch {
      setFailed(true);
    }
  }

  return (
    <section className="guide-part">
      <h2>{t('people')}</h2>
      <div>
        <ul className="household-rows">
          {people.map((person) => {
            const { id, fullName: name, isThis } = person;
            const said = person.isOwner ? t(isThis ? 'ownerYou' : 'owner') : isThis && t('you');
            return (
              <li key={id}>
                <span>
                  <b translate="no">{name}</b>
                  {said && <small>{said}</small>}
                </span>
                {isThis && !person.isOwner && (
                  <ConfirmButton
                    name={t('leave')}
                    question={t('leaveQuestion')}
                    text={t('leaveText')}
                    act={t('leave')}
                    onConfirm={() => takeOut(person)}
                  >
                    {t('leave')}
                  </ConfirmButton>
                )}
                {!isThis && !person.isOwner && isOwner && (
                  <ConfirmButton
                    name={t('removeNamed', { name })}
                    question={t('removeQuestion', { name })}
                    text={t('removeText', { name })}
                    act={t('remove')}
                    onConfirm={() => takeOut(person)}
                  >
                    {t('remove')}
                  </ConfirmButton>
                )}
              </li>
            );
          })}
        </ul>
        {failed && <Message kind="error">{t('changeFailed')}</Message>}
      </div>
    </section>
  );
}
