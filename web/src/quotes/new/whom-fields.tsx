import { type QuoteLanguage, quoteLanguages } from '@fairway/contract/quotes.ts';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { useWords } from '../../language/words.ts';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dayOf, endOfDay } from '../quote-text.ts';

/** Whom a quote is for, and what is said to them. */
export interface Whom {
  /** Empty for none. */
  customerId: string;
  addressee: string;
  contactName: string;
  language: QuoteLanguage;
  remark: string;
  /** The last day. */
  validUntil: string;
}

const mostRemark = 1_000;
const endsInTime = (day: string): boolean => day !== '' && endOfDay(day) > Date.now();

export const isWhole = ({ validUntil, remark }: Whom): boolean =>
  endsInTime(validUntil) && remark.length <= mostRemark;

interface WhomFieldsProps {
  value: Whom;
  onChange: (changes: Partial<Whom>) => void;
}

export function WhomFields({ value, onChange }: WhomFieldsProps) {
  const words = useWords();
  const names = { zh: words('languageChinese'), en: words('languageEnglish') };
  return (
    <>
      <EntityPicker
        entity="Customer"
        label={words('quoteCustomer')}
        placeholder={words('quoteCustomerNone')}
        values={value.customerId ? [value.customerId] : []}
        onChange={([customerId = '']) => onChange({ customerId })}
      />
      {!value.customerId && (
        <TextField
          label={words('quoteAddressee')}
          value={value.addressee}
          maxLength={120}
          onChange={(event) => onChange({ addressee: event.target.value })}
        />
      )}
      <TextField
        label={words('quoteContact')}
        value={value.contactName}
        maxLength={60}
        onChange={(event) => onChange({ contactName: event.target.value })}
      />
      <SelectField
        label={words('quoteLanguage')}
        placeholder={words('pickPlaceholder')}
        value={value.language}
        options={quoteLanguages.map((language) => ({ value: language, label: names[language] }))}
        onChange={(event) => onChange({ language: event.target.value === 'en' ? 'en' : 'zh' })}
      />
      <DateField
        label={words('quoteValidUntil')}
        kind="day"
        value={value.validUntil}
        min={dayOf(Date.now())}
        error={endsInTime(value.validUntil) ? undefined : words('quoteEndsInPast')}
        onChange={(validUntil) => onChange({ validUntil })}
      />
      <div className="form-wide">
        <TextArea
          label={words('quoteRemark')}
          value={value.remark}
          most={mostRemark}
          onChange={(event) => onChange({ remark: event.target.value })}
        />
      </div>
    </>
  );
}
