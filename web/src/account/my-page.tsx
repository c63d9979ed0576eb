import { useQuery } from '@tanstack/react-query';
import { useRunningUploads } from '../files/upload-store.ts';
import { usePicture } from '../files/use-picture.ts';
import { useWords } from '../language/words.ts';
import { currentUserQuery } from '../session/current-user.ts';
import { useSession } from '../session/session-store.ts';
import { leave } from '../session/sign-in.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { confirm } from '../ui/confirm.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Page } from '../ui/page.tsx';
import { Rows } from '../ui/rows.tsx';
import { ThemeChoice } from '../ui/theme-choice.tsx';
import './my-page.css';

export function MyPage() {
  const words = useWords();
  const userInfo = useSession((session) => session.userInfo);
  const sysVersion = useSession((session) => session.sysVersion);
  const picture = usePicture(userInfo?.headIcon);
  const uploads = useRunningUploads();
  const { data } = useQuery(currentUserQuery);

  const signOut = async () => {
    const warning = uploads > 0 ? `${words('signOutUploads', { count: uploads })}\n` : '';
    const agreed = await confirm({
      title: words('signOutConfirm'),
      body: warning + words('signOutBody'),
      agree: words('signOut'),
      danger: true,
    });
    if (agreed) await leave();
  };
  const name = userInfo?.userName ?? '';
  return (
    <Page title={words('tabMy')} head="own">
      <Banner
        title={name}
        line={userInfo?.userAccount}
        picture={<Avatar name={name} picture={picture} size={64} />}
      />
      <Card>
        <Rows
          rows={[
            { icon: 'building', name: words('organisation'), value: userInfo?.organizeName || words('none') },
            { icon: 'tag', name: words('position'), value: userInfo?.positionName || words('none') },
          ]}
        />
      </Card>
      <Card title={words('appearance')}>
        <Rows
          rows={[
            { icon: 'light', name: words('theme'), value: <ThemeChoice /> },
            { icon: 'globe', name: words('language'), value: <LanguageChoice /> },
          ]}
        />
      </Card>
      <Card title={words('aboutApp')}>
        <Rows rows={[{ icon: 'info', name: words('version'), value: sysVersion || words('none') }]} />
      </Card>
      <Button look="danger" icon="signOut" wide onClick={() => void signOut()}>
        {words('signOut')}
      </Button>
      <p className="my-copyright">{data?.sysConfigInfo.copyright}</p>
    </Page>
  );
}
