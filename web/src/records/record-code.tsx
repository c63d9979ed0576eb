import { useWords } from '../language/words.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { Sheet } from '../ui/sheet.tsx';
import './record-code.css';

interface RecordCodeProps {
  place: { modelId: string; id: string };
  name: string;
  open: boolean;
  onClose: () => void;
}

/** A code to stick on a box or a machine: whoever scans it here reads this record, if they may. */
export function RecordCode({ place, name, open, onClose }: RecordCodeProps) {
  const words = useWords();
  return (
    <Sheet title={words('recordCode')} open={open} onClose={onClose}>
      <div className="record-code">
        <QrCode
          size={240}
          text={JSON.stringify({ t: 'DFD', ...place })}
          label={words('recordCodeOf', { name })}
        />
        <p>{words('recordCodeLine')}</p>
      </div>
    </Sheet>
  );
}
