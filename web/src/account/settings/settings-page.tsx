import { useState } from 'react';
import type { PolicyName } from '../../language/policies.ts';
import { useWords } from '../../language/words.ts';
import { PolicySheet } from '../../session/policy-sheet.tsx';
import { Card } from '../../ui/card.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { MenuRows } from '../../ui/menu-rows.tsx';
import { Page } from '../../ui/page.tsx';
import { Rows } from '../../ui/rows.tsx';
import { ThemeChoice } from '../../ui/theme-choice.tsx';
import { aboutPath, accountSecurityPath, changePasswordPath, contactUsPath, myPath } from '../paths.ts';
import { DeviceCache } from './device-cache.tsx';
import { NotificationSettings } from './notification-settings.tsx';

export function SettingsPage() {
  const words = useWords();
  const [reading, setReading] = useState<PolicyName>();
  return (
    <Page title={words('settings')} back={myPath}>
      <Card title={words('appearance')}>
        <Rows
          rows={[
            { icon: 'light', name: words('theme'), value: <ThemeChoice /> },
            { icon: 'globe', name: words('language'), value: <LanguageChoice /> },
          ]}
        />
      </Card>
      <NotificationSettings />
      <Card title={words('accountSecurity')}>
        <MenuRows
          rows={[
            { icon: 'lock', name: words('changePassword'), opens: changePasswordPath },
            { icon: 'device', name: words('devicesAndAccount'), opens: accountSecurityPath },
          ]}
        />
      </Card>
      <Card title={words('deviceStorage')}>
        <DeviceCache />
      </Card>
      <Card title={words('aboutApp')}>
        <MenuRows
          rows={[
            { icon: 'file', name: words('userAgreement'), opens: () => setReading('userAgreement') },
            { icon: 'file', name: words('privacyPolicy'), opens: () => setReading('privacyPolicy') },
            { icon: 'message', name: words('contactUs'), opens: contactUsPath },
            { icon: 'info', name: words('aboutPlatform'), opens: aboutPath },
          ]}
        />
      </Card>
      <PolicySheet name={reading} onClose={() => setReading(undefined)} />
    </Page>
  );
}
