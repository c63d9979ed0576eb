import type { FormField, Rule } from '@fairway/contract/forms.ts';
import { mask, maskKind } from '@fairway/domain/text/mask.ts';
import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { EditProps, FieldPart, ViewProps } from '../part.ts';
import { useAt } from '../use-form.ts';
import { Affix } from './affix.tsx';
import { CheckDigitHint } from './check-digit-hint.tsx';
import { LetterCount } from './letter-count.tsx';
import { MaskedText } from './masked-text.tsx';
import { ShownText } from './shown-text.tsx';
import { textValue } from './text-value.ts';

function TextEdit(props: EditProps) {
  const { place, field, onChange, ties } = props;
  const words = useWords();
  const covered = useAt(place, (store) => store.coveredAt(place));
  const isCovered = useAt(place, (store) => store.isCovered(place));
  const [whole, setWhole] = useState<string>();
  if (covered === undefined) return <TextInput {...props} />;
  if (isCovered)
    return (
      <div className="form-box masked-edit">
        <MaskedText field={field} place={place} text={covered} onWhole={setWhole} />
        <button
          type="button"
          id={ties.id}
          className="masked-act"
          aria-label={words('formMaskedOf', { act: words('formMaskedReplace'), label: field.label })}
          onClick={() => onChange(whole ?? null)}
        >
          {words('formMaskedReplace')}
        </button>
      </div>
    );
  return (
    <TextInput
      {...props}
      end={
        <button
          type="button"
          className="masked-act"
          aria-label={words('formMaskedOf', { act: words('formMaskedKeep'), label: field.label })}
          onClick={() => onChange(covered)}
        >
          {words('formMaskedKeep')}
        </button>
      }
    />
  );
}

interface TextInputProps extends EditProps {
  /** Stands where it replaces a covered value: the focus goes to it, and behind it is the way back. */
  end?: ReactNode;
}

function TextInput({ field, value, onChange, ties, compact, end }: TextInputProps) {
  const words = useWords();
  const text = textValue(value);
  const scanCode = async () => {
    // The camera is for those who press the button; the form need not wait for it.
    const { scan } = await import('../../scan/scan.tsx');
    const scanned = await scan();
    if (scanned !== undefined) onChange(scanned);
  };
  const box = (
    <div className="form-box">
      <Affix text={field.prefix} />
      <div className="form-line">
        <input
          {...ties}
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed to replace the value went away
          autoFocus={end !== undefined}
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
      {end}
    </div>
  );
  if (!field.checkDigit || compact) return box;
  return (
    <>
      {box}
      <CheckDigitHint kind={field.checkDigit} typed={text} />
    </>
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

function TextView({ field, value, place, compact }: ViewProps) {
  const text = maskedText(textValue(value), field.mask);
  if (field.mask !== undefined && text !== '')
    return <MaskedText field={field} place={place} text={text} compact={compact} />;
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
