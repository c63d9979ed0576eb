import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyName } from '../../language/company-name.ts';
import { useWords } from '../../language/words.ts';
import { currentUserQuery } from '../../session/current-user.ts';
import { Card } from '../../ui/card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MenuRows } from '../../ui/menu-rows.tsx';
import { Page } from '../../ui/page.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../../wire/session-store.ts';
import { requestLicences } from './licences.ts';
import './about-page.css';
import { contactUsPath, settingsPath } from '../paths.ts';

export function AboutPage() {
  const words = useWords();
  const sysVersion = useSession((session) => session.sysVersion);
  const { data } = useQuery(currentUserQuery);
  const [isReading, setReading] = useState(false);
  return (
    <Page title={words('aboutPlatform')} back={settingsPath}>
      <header className="abouts-head">
        <Logo size={64} />
        <p className="abouts-name">{words('productName')}</p>
        <p className="abouts-line">{words('productLine')}</p>
      </header>
      <Card>
        <p>{words('aboutText')}</p>
      </Card>
      <Card>
        <Rows
          rows={[
            { icon: 'info', name: words('appVersion'), value: `V${sysVersion}` },
            {
              icon: 'building',
              name: words('usedBy'),
              value: useCompanyName(data?.sysConfigInfo) || words('none'),
            },
          ]}
        />
        <MenuRows
          rows={[
            { icon: 'file', name: words('licences'), opens: () => setReading(true) },
            { icon: 'message', name: words('contactUs'), opens: contactUsPath },
          ]}
        />
      </Card>
      <p className="abouts-copyright">{data?.sysConfigInfo.copyright}</p>
      <Sheet title={words('licences')} open={isReading} onClose={() => setReading(false)}>
        <Licences />
      </Sheet>
    </Page>
  );
}

/** Whose work is inside the app, as their licences ask to be told. */
function Licences() {
  const words = useWords();
  const { data: licences, isError } = useQuery({
    queryKey: ['licences'],
    queryFn: requestLicences,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  if (isError) return <p>{words('loadFailed')}</p>;
  if (!licences) return <Skeleton shape="line" />;
  return (
    <ul className="licences">
      {licences.map(({ name, version, licence, text }) => (
        <li key={name}>
          <details>
            <summary>
              {name} {version} <span className="abouts-line">{licence}</span>
            </summary>
            <pre>{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
