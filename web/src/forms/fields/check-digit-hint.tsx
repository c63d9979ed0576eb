import type { Knobs } from '@fairway/contract/forms.ts';
import { checkAirWaybill } from '@fairway/domain/check-digits/air-waybill.ts';
import type { CheckedNumber } from '@fairway/domain/check-digits/checked-number.ts';
import { checkContainerNumber } from '@fairway/domain/check-digits/container-number.ts';
import { checkCreditCode } from '@fairway/domain/check-digits/credit-code.ts';
import { checkImoNumber } from '@fairway/domain/check-digits/imo-number.ts';
import { type PlainKey, type Say, useWords } from '../../language/words.ts';
import { Icon } from '../../ui/icon.tsx';
import './check-digit-hint.css';

type Kind = NonNullable<Knobs['checkDigit']>;

interface Checking {
  check: (typed: string) => CheckedNumber;
  length: number;
  letters: PlainKey;
}

const kinds: Record<Kind, Checking> = {
  container: { check: checkContainerNumber, length: 11, letters: 'formCheckDigitContainer' },
  airWaybill: { check: checkAirWaybill, length: 11, letters: 'formCheckDigitFigures' },
  imo: { check: checkImoNumber, length: 7, letters: 'formCheckDigitFigures' },
  creditCode: { check: checkCreditCode, length: 18, letters: 'formCheckDigitMixed' },
};

interface CheckDigitHintProps {
  kind: Kind;
  typed: string;
}

/** Says while a number is typed whether its last character fits, and which one would. The server decides. */
export function CheckDigitHint({ kind, typed }: CheckDigitHintProps) {
  const words = useWords();
  const { tone, text } = hintOf(kinds[kind], typed, words);
  return (
    <p className={`check-digit-hint check-digit-hint-${tone}`} role="status">
      {text && (
        <>
          <Icon name={icons[tone]} size={14} />
          {text}
        </>
      )}
    </p>
  );
}

const icons = { open: 'pending', right: 'check', wrong: 'warning' } as const;

interface Hint {
  tone: keyof typeof icons;
  text: string;
}

function hintOf({ check, length, letters }: Checking, typed: string, words: Say): Hint {
  if (typed.trim() === '') return { tone: 'open', text: '' };
  const { problem, number, expected } = check(typed);
  if (problem === null) return { tone: 'right', text: words('formCheckDigitRight') };
  if (problem === 'digit')
    return { tone: 'wrong', text: words('formCheckDigitWrong', { expected: expected ?? '' }) };
  const left = length - number.length;
  // With any last character it has the shape, and then the right one is known.
  const last = left === 1 ? check(`${number}0`).expected : null;
  if (last !== null) return { tone: 'open', text: words('formCheckDigitLast', { length, expected: last }) };
  if (left > 1) return { tone: 'open', text: words('formCheckDigitLeft', { length, left }) };
  return { tone: 'wrong', text: words('formCheckDigitShape', { length, letters: words(letters) }) };
}
