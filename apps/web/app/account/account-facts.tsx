import type { Account } from '@gavel/contract';
import { accountTexts } from '@gavel/texts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import { fullName } from './use-account.ts';
import './account-facts.css';

/** Shows the data of the account. Users cannot change the data here, because only customer service can change it. */
export function AccountFacts({ account }: { account: Account }) {
  const t = useTexts(accountTexts);
  const { brand } = useSite();
  const roles = account.roles.map((role) => t(role));
  return (
    <div className="account-facts">
      <dl>
        <Fact term={t('name')} value={fullName(account)} />
        <Fact term={t('email')} value={account.email} />
        {account.cellphone !== '' && <Fact term={t('cellphone')} value={account.cellphone} />}
        {roles.length > 0 && <Fact term={t('role')} value={roles.join(', ')} />}
      </dl>
      {account.access.includes('sales-admin') && (
        <p>
          <TextLink to="/admin">{t('toAdministration')}</TextLink>
        </p>
      )}
      <p>
        {t.rich('changes', {
          email: brand.customerService,
          mail: (words) => (
            <a key="mail" className="text-link" href={`mailto:${brand.customerService}`}>
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
