import { useWords } from '../language/words.ts';
import { useScan } from '../scan/use-scan.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { MenuRows } from '../ui/menu-rows.tsx';
import { Page } from '../ui/page.tsx';
import { useSession } from '../wire/session-store.ts';
import * as paths from './paths.ts';
import { PortraitButton } from './portrait/portrait-button.tsx';
import { useSignOut } from './use-sign-out.ts';

export function MyPage() {
  const words = useWords();
  const userInfo = useSession((session) => session.userInfo);
  const scan = useScan();
  const signOut = useSignOut();
  const isMember = userInfo?.userKind === 'member';
  const name = userInfo?.userName ?? '';
  return (
    <Page title={words('tabMy')} head="own">
      <Banner
        title={name}
        line={[userInfo?.userAccount, userInfo?.organizeName].filter(Boolean).join(' · ')}
        picture={<PortraitButton size={64} />}
      />
      {isMember && (
        <Card>
          <MenuRows
            rows={[
              {
                icon: 'building',
                name: words('myOrganisations'),
                value: userInfo.departmentName || words('none'),
                opens: `${paths.businessPath}?type=organize`,
              },
              {
                icon: 'tag',
                name: words('myPositions'),
                value: userInfo.positionName || words('none'),
                opens: `${paths.businessPath}?type=position`,
              },
              { icon: 'users', name: words('mySubordinates'), opens: paths.subordinatePath },
            ]}
          />
        </Card>
      )}
      <Card>
        <MenuRows
          rows={[
            { icon: 'user', name: words('personalInformation'), opens: paths.personalDataPath },
            { icon: 'scan', name: words('scan'), opens: () => void scan() },
            { icon: 'lock', name: words('accountSecurity'), opens: paths.accountSecurityPath },
            { icon: 'settings', name: words('settings'), opens: paths.settingsPath },
          ]}
        />
      </Card>
      <Button look="danger" icon="signOut" wide onClick={() => void signOut()}>
        {words('accountSignOut')}
      </Button>
    </Page>
  );
}
