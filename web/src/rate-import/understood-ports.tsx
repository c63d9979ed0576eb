import type { SpellingAnswer, UnderstoodPort } from '@fairway/contract/rate-import.ts';
import { EntitySelect } from '../entities/entity-filter.tsx';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import './understood-ports.css';

interface UnderstoodPortsProps {
  ports: readonly (UnderstoodPort & { count: number })[];
  onOpen: (port: UnderstoodPort) => void;
}

/** Every short spelling of the sheet with the port it was taken for; a press takes it for another. */
export function UnderstoodPorts({ ports, onOpen }: UnderstoodPortsProps) {
  const words = useWords();
  if (ports.length === 0) return null;
  return (
    <section className="understood-ports" aria-label={words('rateImportUnderstood')}>
      <span>{words('rateImportUnderstood')}</span>
      {ports.map((port) => (
        <Button key={`${port.spelling} ${port.id}`} onClick={() => onOpen(port)}>
          {words('rateImportUnderstoodCount', {
            ...{ spelling: port.spelling, name: port.name, count: port.count },
          })}
        </Button>
      ))}
    </section>
  );
}

interface UnderstoodSheetProps {
  understood: UnderstoodPort | undefined;
  onClose: () => void;
  onAnswer: (answer: SpellingAnswer) => void;
}

/** What a short spelling was taken for: it is right, or another port. */
export function UnderstoodSheet({ understood, onClose, onAnswer }: UnderstoodSheetProps) {
  const words = useWords();
  const label = words('rateImportMeans', { spelling: understood?.spelling ?? '' });
  const answer = (id: string) =>
    understood && id !== '' && onAnswer({ of: 'port', spelling: understood.spelling.slice(0, 80), id });
  return (
    <Sheet
      title={
        understood
          ? words('rateImportUnderstoodAs', { spelling: understood.spelling, name: understood.name })
          : ''
      }
      open={understood !== undefined}
      onClose={onClose}
      actions={
        <Button look="primary" wide onClick={() => answer(understood?.id ?? '')}>
          {words('rateImportUnderstoodRight')}
        </Button>
      }
    >
      {understood && (
        <div className="understood-ports-other">
          <p>{words('rateImportUnderstoodLine', { cell: understood.cell })}</p>
          <p>{label}</p>
          <EntitySelect entity="Port" label={label} value="" onChange={answer} />
        </div>
      )}
    </Sheet>
  );
}
