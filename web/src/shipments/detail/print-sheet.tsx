import {
  getShipmentPaper,
  type ShipmentPaperKind,
  shipmentPaperKinds,
} from '@fairway/contract/shipment-prints.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { callBytes } from '../../wire/api.ts';
import { documentKindWords } from './paper-words.ts';
import './print-sheet.css';

interface PrintSheetProps {
  shipment: Pick<ShipmentDetail, 'id' | 'shipmentNo' | 'bills'>;
  onClose: () => void;
}

const languageWords = { zh: 'printZh', en: 'printEn' } as const;

interface Wanted {
  kind: ShipmentPaperKind;
  language: 'zh' | 'en';
}

/** The papers of a shipment as PDF; those about a bill need one. */
export function PrintSheet({ shipment, onClose }: PrintSheetProps) {
  const words = useWords();
  const printing = useMutation({
    mutationFn: async ({ kind, language }: Wanted) => {
      const bytes = await callBytes(getShipmentPaper, {
        params: { id: shipment.id },
        query: { kind, language },
      });
      saveFile(`${shipment.shipmentNo}-${kind}-${language}.pdf`, bytes);
    },
  });
  const hasBill = shipment.bills.length > 0;
  const kinds = shipmentPaperKinds.filter(
    (kind) => hasBill || (kind !== 'billDraft' && kind !== 'telexLetter'),
  );
  const isBusy = ({ kind, language }: Wanted): boolean =>
    printing.isPending && printing.variables.kind === kind && printing.variables.language === language;
  return (
    <Sheet open title={words('printTitle')} onClose={onClose}>
      <ul className="print-papers">
        {kinds.map((kind) => (
          <li key={kind}>
            <span>{words(documentKindWords[kind])}</span>
            {(['zh', 'en'] as const).map((language) => (
              <Button
                key={language}
                icon="download"
                busy={isBusy({ kind, language })}
                aria-label={`${words(documentKindWords[kind])} ${words(languageWords[language])}`}
                onClick={() => printing.mutate({ kind, language })}
              >
                {words(languageWords[language])}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
