import { getSysConfig } from '@fairway/contract/system.ts';
import { useQuery } from '@tanstack/react-query';
import { useCompanyName } from '../../language/company-name.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Rows } from '../../ui/rows.tsx';
import { load } from '../../wire/calls.ts';
import { Call } from './call.tsx';

/** The telephone of the company and when somebody answers it. */
function CustomerService() {
  const words = useWords();
  const { data } = useQuery({ ...load(getSysConfig, {}), meta: { quiet: true } });
  const company = useCompanyName(data);
  if (!data?.companyTelePhone) return null;
  return (
    <Card title={company || words('contactUs')}>
      <Rows
        rows={[
          { icon: 'phone' as const, name: words('hotline'), value: <Call number={data.companyTelePhone} /> },
          { icon: 'clock' as const, name: words('serviceWorkdays'), value: data.serviceWorkdays },
        ].filter(({ value }) => value)}
      />
    </Card>
  );
}

export const accountCustomerCards = { CustomerService };
