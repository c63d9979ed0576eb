import type { FormField, Rule } from '@fairway/contract/forms.ts';
import { mask, maskKind } from '@fairway/domain/text/mask.ts';
import type { HTMLAttributes } from 'react';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { Affix } from './affix.tsx';
import { LetterCount } from './letter-count.tsx';
import { ShownText } from './shown-text.tsx';
import { textValue } from './text-value.ts';

function TextEdit({ field, value, onChange, ties, compact }: EditProps) {
  const words = useWords();
  const text = textValue(value);
  const scanCode = async () => {
    // The camera is for those who press the button; the form need not wait for it.
    const { scan } = await import('../../scan/scan.tsx');
    const scanned = await scan();
    if (scanned !== undefined) onChange(scanned);
  };
  return (
    <div className="form-box">
      <Affix text={field.prefix} />
      <div className="form-line">
        <input
          {...ties}
          type="text"
          value={text}
          placeholder={field.placeholder}
          inputMode={keyboardOf(field)}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        />
      </div>
      {!compact && <LetterCount text={text} most={field.most} />}
      <Affix text={field.suffix} />
      {field.scan && <IconButton icon="scan" label={words('formScan')} onClick={() => void scanCode()} />}
    </div>
  );
}

type Format = Extract<Rule, { check: 'format' }>['format'];

const keyboards: Partial<Record<Format, HTMLAttributes<unknown>['inputMode']>> = {
  email: 'email',
  mobile: 'tel',
  landline: 'tel',
  phone: 'tel',
  url: 'url',
  digits: 'numeric',
};

/** The keys a phone shows, by what the text must be. */
function keyboardOf({ rules }: FormField): HTMLAttributes<unknown>['inputMode'] {
  const rule = rules.find((one) => one.check === 'format');
  return rule?.check === 'format' ? keyboards[rule.format] : undefined;
}

function TextView({ field, value, compact }: ViewProps) {
  const text = maskedText(textValue(value), field.mask);
  const affixed = text === '' ? '' : `${field.prefix ?? ''}${text}${field.suffix ?? ''}`;
  return <ShownText text={affixed} compact={compact} />;
}

function maskedText(text: string, wanted: string | undefined): string {
  const kind = maskKind(wanted);
  return kind ? mask(kind, text) : text;
}

export const textPart: FieldPart = {
  Edit: TextEdit,
  View: TextView,
  parse: (text) => (text === '' ? null : text),
};
