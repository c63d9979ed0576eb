import { entityImports, type ImportedEntity } from '@fairway/contract/entity-imports.ts';
import { useSearchParams } from 'react-router';
import { SheetDrop } from '../../files/sheet-drop.tsx';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import type { EntityDescription } from '../entity-description.ts';
import './entity-import.css';
import { SheetOfRecords } from './sheet-of-records.tsx';

/** Records of an entity from a sheet: choose it, say what its columns mean, look at what will change, write it. */
export function EntityImport({ description }: { description: EntityDescription }) {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  const canImport = useCan(description.entity.modelId, 'button', 'btn_upload');
  const fileId = search.get('file');
  const calls = entityImports[description.entity.name as ImportedEntity];
  const title = words('entityImportOf', { name: words(description.plural) });
  const back = description.listPath();
  const openFile = (file: string) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (file) next.set('file', file);
      else next.delete('file');
      return next;
    });
  if (!canImport || !calls)
    return (
      <Page title={title} back={back}>
        <Empty drawing="locked" title={words('entityImportNoRight')} />
      </Page>
    );
  if (fileId)
    return (
      <SheetOfRecords
        key={fileId}
        {...{ description, calls, fileId, title, back }}
        onOther={() => openFile('')}
      />
    );
  return (
    <Page title={title} back={back}>
      <SheetDrop
        words={{
          ...{ title: words('entityImportDrop'), line: words('entityImportDropLine') },
          ...{ choose: words('entityImportChoose'), sending: words('entityImportSending') },
          ...{ offline: words('entityImportOffline'), cancel: words('cancel') },
        }}
        onSent={openFile}
      />
      <ol className="entity-import-steps">
        <li>{words('entityImportStepMap')}</li>
        <li>{words('entityImportStepCheck')}</li>
        <li>{words('entityImportStepWrite')}</li>
      </ol>
    </Page>
  );
}
