import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import './numbers-row.css';

interface NumbersRowProps {
  /** Name and number; one that nobody knows yet is left out. */
  numbers: readonly (readonly [name: string, number: string])[];
}

/** The numbers of a shipment, each copied by a press. */
export function NumbersRow({ numbers }: NumbersRowProps) {
  const words = useWords();
  const copy = async (number: string) =>
    toast(words((await copyText(number)) ? 'trackCopied' : 'trackNotCopied', { number }));
  return (
    <ul className="numbers-row" aria-label={words('shipmentNumbers')}>
      {numbers
        .filter(([, number]) => number !== '')
        .map(([name, number]) => (
          <li key={name}>
            <button type="button" title={words('trackCopy')} onClick={() => void copy(number)}>
              <small>{name}</small>
              <span className="number">{number}</span>
              <Icon name="copy" size={14} />
              <span className="visually-hidden">{words('trackCopy')}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}
