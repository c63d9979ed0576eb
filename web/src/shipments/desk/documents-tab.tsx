import {
  changeShipmentDocument,
  removeShipmentDocument,
  type ShipmentDocument,
} from '@fairway/contract/shipment-papers.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useDownload } from '../../files/use-download.ts';
import { formatFileSize } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { documentKindWords } from '../detail/paper-words.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { UploadSheet } from '../detail/upload-sheet.tsx';
import './documents-tab.css';

const refreshes = { refreshes: shipmentReads };

/** The documents of a shipment with all their versions, and whether the customer sees them. */
export function DocumentsTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const [uploading, setUploading] = useState<{ document?: { id: string; name: string } }>();
  const { documents, can } = shipment;
  return (
    <Card
      title={words('documentTitle', { count: documents.length })}
      state={
        can.upload && (
          <Button icon="upload" onClick={() => setUploading({})}>
            {words('paperUpload')}
          </Button>
        )
      }
    >
      {documents.length === 0 && <Empty title={words('documentNone')} line={words('documentNoneLine')} />}
      <ul className="documents">
        {documents.map((document) => (
          <DocumentItem
            key={document.id}
            shipmentId={shipment.id}
            document={document}
            can={can}
            onVersion={(name) => setUploading({ document: { id: document.id, name } })}
          />
        ))}
      </ul>
      {uploading && (
        <UploadSheet
          shipmentId={shipment.id}
          canPublish={can.publish}
          document={uploading.document}
          onClose={() => setUploading(undefined)}
        />
      )}
    </Card>
  );
}

interface DocumentItemProps {
  shipmentId: string;
  document: ShipmentDocument;
  can: ShipmentDetail['can'];
  onVersion: (name: string) => void;
}

function DocumentItem({ shipmentId, document, can, onVersion }: DocumentItemProps) {
  const words = useWords();
  const download = useDownload();
  const changing = useCommand(changeShipmentDocument, refreshes);
  const removing = useCommand(removeShipmentDocument, refreshes);
  const params = { id: shipmentId, documentId: document.id };
  const name = document.title || words(documentKindWords[document.kind]);
  const publish = async () => {
    const body = { kind: document.kind, title: document.title, isPublished: !document.isPublished };
    const done = await changing.mutateAsync({ params, body }).catch(() => undefined);
    if (done) toast(words(body.isPublished ? 'documentPublished' : 'documentHidden'));
  };
  const remove = async () => {
    const isSure = await confirm({
      ...{ title: words('documentRemoveAsk', { name }), body: words('documentRemoveBody') },
      ...{ agree: words('delete'), danger: true },
    });
    if (isSure) removing.mutate({ params });
  };
  const of = (isOffered: boolean, act: Act): Act[] => (isOffered ? [act] : []);
  const acts: Act[] = [
    ...of(can.publish, {
      name: words(document.isPublished ? 'documentHide' : 'documentPublish'),
      ...{ icon: document.isPublished ? 'eyeOff' : 'eye', act: () => void publish() },
    }),
    ...of(can.edit, { name: words('documentVersion'), icon: 'upload', act: () => onVersion(name) }),
    ...of(can.edit, { name: words('delete'), icon: 'trash', tone: 'danger', act: () => void remove() }),
  ];
  return (
    <li>
      <p className="documents-head">
        <strong>{name}</strong>
        <span>{words(documentKindWords[document.kind])}</span>
        <StateLabel tone={document.isPublished ? 'good' : 'neutral'}>
          {words(document.isPublished ? 'documentSeen' : 'documentInternal')}
        </StateLabel>
        {acts.length > 0 && <ActMenu label={words('documentActs', { name })} acts={acts} />}
      </p>
      <ul>
        {document.versions.map((version) => (
          <li key={version.version}>
            <span className="number">{words('billVersion', { version: version.version })}</span>
            <span className="documents-file">{version.fileName}</span>
            <small className="number">
              {[
                formatFileSize(words, version.fileSize),
                version.creatorName,
                formatDate(version.creatorTime, 'MM-dd HH:mm'),
                version.note,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            <IconButton
              icon="download"
              label={words('paperDownload', { name: version.fileName })}
              onClick={() =>
                download.mutate({ type: version.fileType, fileId: version.fileId, name: version.fileName })
              }
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
