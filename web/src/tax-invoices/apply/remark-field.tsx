import type { TaxPreview } from '@fairway/contract/tax-invoices.ts';
import { lengthOfRemark, longestTaxRemark } from '@fairway/domain/tax-invoices/tax-remark.ts';
import { useWords } from '../../language/words.ts';
import { TextArea } from '../../ui/text-area.tsx';

interface RemarkFieldProps {
  value: string;
  preview: TaxPreview | undefined;
  onChange: (remark: string) => void;
}

/** Words with tokens in them, and what comes of those: how long that may be is told before it is too long. */
export function RemarkField({ value, preview, onChange }: RemarkFieldProps) {
  const words = useWords();
  const filled = preview?.remark ?? '';
  const length = lengthOfRemark(filled);
  return (
    <>
      <TextArea
        label={words('taxRemark')}
        hint={words('taxRemarkHint')}
        error={
          length > longestTaxRemark ? words('taxRemarkLong', { length, most: longestTaxRemark }) : undefined
        }
        rows={3}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <fieldset className="tax-tokens">
        <legend className="visually-hidden">{words('taxTokens')}</legend>
        {(preview?.tokens ?? []).map(({ token, text }) => (
          <button
            key={token}
            type="button"
            title={text}
            disabled={text === ''}
            onClick={() => onChange(`${value}${value === '' || value.endsWith(' ') ? '' : ' '}${token}`)}
          >
            {token}
          </button>
        ))}
      </fieldset>
      {value !== '' && preview && (
        <p className="tax-filled" aria-live="polite">
          {words('taxRemarkShown', { text: filled, length, most: longestTaxRemark })}
        </p>
      )}
    </>
  );
}
