import type { ShownGate } from '@fairway/contract/releases.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Who vouches for the money, and until when it comes. */
export interface Guarantee {
  guarantor: string;
  payBy: string;
}

export const noGuarantee: Guarantee = { guarantor: '', payBy: '' };

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const isPast = (day: string) => dayForm.test(day) && day < formatDate(Date.now(), 'yyyy-MM-dd');

/** Both or neither: half a guarantee is none. */
export const isWhole = ({ guarantor, payBy }: Guarantee): boolean =>
  guarantor.trim() !== '' && dayForm.test(payBy) && !isPast(payBy);
export const isNone = ({ guarantor, payBy }: Guarantee): boolean => guarantor.trim() === '' && payBy === '';

/** Somebody has to vouch only where the money is not there and no terms cover it. */
export const asksForGuarantee = ({ checks }: ShownGate): boolean =>
  checks.some(({ code, passes }) => code === 'G1' && !passes);

/** As a call takes it. */
export const asSent = (guarantee: Guarantee): Guarantee | null =>
  isWhole(guarantee) ? { ...guarantee, guarantor: guarantee.guarantor.trim() } : null;

interface GuaranteeFieldsProps {
  value: Guarantee;
  onChange: (value: Guarantee) => void;
  problems: Readonly<Record<string, string>>;
}

export function GuaranteeFields({ value, onChange, problems }: GuaranteeFieldsProps) {
  const words = useWords();
  return (
    <>
      <p className="release-sheet-line">{words('releaseGuaranteeLine')}</p>
      <TextField
        label={words('releaseGuarantor')}
        error={problems['guarantee.guarantor']}
        maxLength={60}
        value={value.guarantor}
        onChange={({ target }) => onChange({ ...value, guarantor: target.value })}
      />
      <DateField
        label={words('releasePayBy')}
        error={isPast(value.payBy) ? words('releaseGuaranteePast') : problems['guarantee.payBy']}
        kind="day"
        value={value.payBy}
        onChange={(payBy) => onChange({ ...value, payBy })}
      />
    </>
  );
}
