import { useSearchParams } from 'react-router';
import { SheetDrop } from '../../files/sheet-drop.tsx';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { usersScreen } from '../paths.ts';
import { useUserRights } from '../use-user-rights.ts';
import { SheetOfUsers } from './sheet-of-users.tsx';
import { TemplateButton } from './template-button.tsx';
import './user-import.css';

/** People from a sheet (`?file=`): choose it, mend what is named, add everybody. */
export function UserImportPage() {
  const words = useWords();
  const { mayImport } = useUserRights();
  const [address, setAddress] = useSearchParams();
  const fileId = address.get('file');
  const page = { title: words('userImport'), back: usersScreen };
  if (!mayImport)
    return (
      <Page {...page}>
        <Empty drawing="locked" title={words('userImportNoRight')} />
      </Page>
    );
  if (fileId) return <SheetOfUsers key={fileId} fileId={fileId} onOther={() => setAddress({})} />;
  return (
    <Page {...page}>
      <SheetDrop
        words={{
          ...{ title: words('userImportDrop'), line: words('userImportDropLine') },
          ...{ choose: words('userImportChoose'), sending: words('userImportSending') },
          ...{ offline: words('userImportOffline'), cancel: words('cancel') },
        }}
        onSent={(file) => setAddress({ file })}
      />
      <Card title={words('userImportSteps')} state={<TemplateButton />}>
        <ol className="user-import-steps">
          <li>{words('userImportStepTemplate')}</li>
          <li>{words('userImportStepCheck')}</li>
          <li>{words('userImportStepInvite')}</li>
        </ol>
        <p className="user-import-line">{words('userTemplateLine')}</p>
      </Card>
    </Page>
  );
}
