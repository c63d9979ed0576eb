import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { MenuRows } from '../../ui/menu-rows.tsx';
import { Page } from '../../ui/page.tsx';
import { useSession } from '../../wire/session-store.ts';
import { cancellationPath, changePasswordPath, myPath } from '../paths.ts';
import { Devices } from './devices.tsx';
import { LinkedSocials } from './linked-socials.tsx';
import { Logins } from './logins.tsx';

export function AccountSecurityPage() {
  const words = useWords();
  const isAdministrator = useSession((session) => session.userInfo?.isAdministrator);
  return (
    <Page title={words('accountSecurity')} back={myPath}>
      <Devices />
      <LinkedSocials />
      <Logins />
      <Card>
        <MenuRows
          rows={[
            { icon: 'lock', name: words('changePassword'), opens: changePasswordPath },
            ...(isAdministrator
              ? []
              : [
                  {
                    icon: 'userMinus' as const,
                    name: words('deleteAccount'),
                    opens: cancellationPath,
                    tone: 'danger' as const,
                  },
                ]),
          ]}
        />
      </Card>
    </Page>
  );
}
