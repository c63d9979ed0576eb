import { getSysConfig } from '@fairway/contract/system.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCompanyName } from '../../language/company-name.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { load } from '../../wire/calls.ts';
import './contact-us-page.css';
import { settingsPath } from '../paths.ts';
import { Call } from './call.tsx';
import { OfficialAccount } from './official-account.tsx';

export function ContactUsPage() {
  const words = useWords();
  const { data: config, isError, refetch } = useQuery(load(getSysConfig, {}));
  const company = useCompanyName(config);
  const website = config && webAddress(config.domain);
  const facts: [icon: IconName, name: string, value: ReactNode][] = config
    ? [
        ['phone', words('hotline'), config.companyTelePhone && <Call number={config.companyTelePhone} />],
        ['clock', words('serviceWorkdays'), config.serviceWorkdays],
        ['clock', words('serviceHolidays'), config.serviceHolidays],
        [
          'message',
          words('companyEmail'),
          config.companyEmail && <a href={`mailto:${config.companyEmail}`}>{config.companyEmail}</a>,
        ],
        [
          'globe',
          words('website'),
          website && (
            <a href={website.href} target="_blank" rel="noopener noreferrer">
              {website.host}
            </a>
          ),
        ],
        ['building', words('companyAddress'), config.companyAddress],
        ['tag', words('companyCode'), config.companyCode],
      ]
    : [];
  const known = facts.filter(([, , value]) => value);
  return (
    <Page title={words('contactUs')} back={settingsPath}>
      {!config && !isError && <Skeleton count={2} />}
      {!config && isError && (
        <Empty
          drawing="broken"
          title={words('loadFailed')}
          action={<Button onClick={() => void refetch()}>{words('retry')}</Button>}
        />
      )}
      {config && known.length === 0 && !config.officialAccountQr && (
        <Empty title={words('noContact')} line={words('noContactLine')} />
      )}
      {known.length > 0 && (
        <Card title={company}>
          <Rows rows={known.map(([icon, name, value]) => ({ icon, name, value }))} />
        </Card>
      )}
      {config?.officialAccountQr && <OfficialAccount text={config.officialAccountQr} />}
    </Page>
  );
}

/** A setting is data: only an address of the web becomes a link. */
function webAddress(domain: string): URL | undefined {
  const written = /^https?:\/\//i.test(domain) ? domain : `https://${domain}`;
  return domain && URL.canParse(written) ? new URL(written) : undefined;
}
