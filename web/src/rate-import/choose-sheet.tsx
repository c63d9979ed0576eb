import { useNavigate } from 'react-router';
import { SheetDrop } from '../files/sheet-drop.tsx';
import { useWords } from '../language/words.ts';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { desktop, useMedia } from '../ui/use-media.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import './choose-sheet.css';
import { importsPath, pathOfSheet } from './paths.ts';

/** The first step: a file from the device, chosen or dropped. */
export function ChooseSheet() {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  return (
    <Page
      title={words('rateImport')}
      back={homePath}
      actions={<Link to={importsPath}>{words('rateImportList')}</Link>}
    >
      {!isDesk && <p className="choose-sheet-hint">{words('rateImportBestOnDesk')}</p>}
      <SheetDrop
        words={{
          ...{ title: words('rateImportDrop'), line: words('rateImportDropLine') },
          ...{ choose: words('rateImportChoose'), sending: words('rateImportSending') },
          ...{ offline: words('rateImportOffline'), cancel: words('cancel') },
        }}
        onSent={(fileId) => void navigate(pathOfSheet(fileId))}
      />
      <ol className="choose-sheet-steps">
        <li>{words('rateImportStepMap')}</li>
        <li>{words('rateImportStepCheck')}</li>
        <li>{words('rateImportStepDrafts')}</li>
      </ol>
    </Page>
  );
}
