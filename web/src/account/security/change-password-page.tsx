import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { loginPath } from '../../session/return-path.ts';
import { Card } from '../../ui/card.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { clearSessionForNewPassword } from '../../wire/session-store.ts';
import { settingsPath } from '../paths.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

export function ChangePasswordPage() {
  const words = useWords();
  const navigate = useNavigate();
  const signInAgain = () => {
    toast(words('passwordChanged'));
    clearSessionForNewPassword();
    void navigate(loginPath, { replace: true });
  };
  return (
    <Page title={words('changePassword')} back={settingsPath}>
      <Card>
        <ChangePasswordForm onChanged={signInAgain} />
      </Card>
    </Page>
  );
}
