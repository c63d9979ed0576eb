import { uploadTypes } from '@fairway/contract/files.ts';
import type { TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { useDownload } from '../../files/use-download.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** OFD, PDF and XML as the tax administration gave them. */
export function FilesCard({ invoice: { files, can } }: { invoice: TaxInvoiceDetail }) {
  const words = useWords();
  const downloading = useDownload();
  if (files.length === 0) return null;
  const mayDownload = can.includes('download');
  return (
    <Card title={words('taxFiles')}>
      <ul className="tax-rows">
        {files.map(({ fileId, type, name, extension, size }) => (
          <li key={fileId}>
            <span>
              {name}
              <small className="number">{`${extension.toUpperCase()} · ${Math.max(1, Math.round(size / 1024))} KB`}</small>
            </span>
            {mayDownload && (
              <Button
                look="quiet"
                icon="download"
                aria-label={words('taxDownload', { name })}
                busy={downloading.isPending && downloading.variables.fileId === fileId}
                onClick={() => {
                  const known = uploadTypes.find((one) => one === type);
                  if (known) downloading.mutate({ type: known, fileId, name });
                }}
              >
                {words('taxDownloadShort')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
