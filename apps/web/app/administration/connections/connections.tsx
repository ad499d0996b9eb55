import type { Connections as Connected } from '@gavel/contract/staff';
import { connectionsTexts } from '@gavel/texts';
import { useState } from 'react';
import { fetcherContext } from '../../page-context.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { AdministratorsOnly } from '../access/administrators-only.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { forAdministrators } from '../access/for-administrators.ts';
import { createStaffApi } from '../access/staff-calls.ts';
import type { Route } from './+types/connections';
import { KeyForm } from './key-form.tsx';
import { KeyRow } from './key-row.tsx';
import { MadeSecret } from './made-secret.tsx';
import { ReceiverForm } from './receiver-form.tsx';
import { ReceiverRow } from './receiver-row.tsx';
import { type ConnectionsWork, useConnections } from './use-connections.ts';
import '../parts/record.css';
import '../list-parts/records.css';
import '../list-parts/staff.css';
import './connections.css';

export const loader = ({ context }: Route.LoaderArgs) =>
  forAdministrators(createStaffApi(context.get(fetcherContext)).readConnections());
export const clientLoader = async () => forAdministrators((await browserStaffApi()).readConnections());

/** `/admin/connections`: the API keys of other systems and the receivers of webhooks. */
export default function Connections({ loaderData: connections }: Route.ComponentProps) {
  return connections ? <ConnectionsPage loaded={connections} /> : <AdministratorsOnly />;
}

function ConnectionsPage({ loaded }: { loaded: Connected }) {
  const t = useTexts(connectionsTexts);
  const { brand } = useSite();
  const work = useConnections(loaded);
  return (
    <div className="records connections">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <header className="records-head">
        <h1>{t('heading')}</h1>
        <p>
          {t('lead')}{' '}
          <a className="text-link" href="/api/docs">
            {t('docs')}
          </a>
        </p>
      </header>
      {work.trouble && (
        <div className="staff-said">
          <Message kind="error">{t(`trouble_${work.trouble}`)}</Message>
        </div>
      )}
      <Keys work={work} />
      <Receivers work={work} />
    </div>
  );
}

function Keys({ work }: { work: ConnectionsWork }) {
  const t = useTexts(connectionsTexts);
  const [makes, setMakes] = useState(false);
  const { keys } = work.connections;
  return (
    <section aria-labelledby="keys">
      <header className="connections-head">
        <h2 id="keys">{t('keys')}</h2>
        <Button className="slim" aria-expanded={makes} onClick={() => setMakes(!makes)}>
          {t('makeKey')}
        </Button>
      </header>
      {makes && <KeyForm work={work} close={() => setMakes(false)} />}
      {work.made?.of === 'key' && <MadeSecret secret={work.made.secret} label={t('keys')} hide={work.hideMade} />}
      {keys.length === 0 && <p className="records-empty">{t('noKeys')}</p>}
      <ul className="staff" aria-label={t('keys')}>
        {keys.map((key) => (
          <KeyRow key={key.id} held={key} work={work} />
        ))}
      </ul>
    </section>
  );
}

function Receivers({ work }: { work: ConnectionsWork }) {
  const t = useTexts(connectionsTexts);
  const [makes, setMakes] = useState(false);
  const { receivers } = work.connections;
  return (
    <section aria-labelledby="receivers">
      <header className="connections-head">
        <h2 id="receivers">{t('receivers')}</h2>
        <Button className="slim" aria-expanded={makes} onClick={() => setMakes(!makes)}>
          {t('makeReceiver')}
        </Button>
      </header>
      {makes && <ReceiverForm work={work} close={() => setMakes(false)} />}
      {work.made?.of === 'receiver' && <MadeSecret secret={work.made.secret} label={t('receivers')} hide={work.hideMade} />}
      {receivers.length === 0 && <p className="records-empty">{t('noReceivers')}</p>}
      <ul className="staff" aria-label={t('receivers')}>
        {receivers.map((receiver) => (
          <ReceiverRow key={receiver.id} receiver={receiver} work={work} />
        ))}
      </ul>
    </section>
  );
}
