import { AppError } from '@fairway/contract/app-error.ts';
import type { Language, RefusalName } from '@fairway/contract/errors.ts';
import type { ChangeGuard } from '@fairway/domain/charges/change-state.ts';
import {
  type CorrectionProblem,
  correctCharge,
  type Figures,
} from '@fairway/domain/charges/correct-charge.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { exact, money, roundMoney, write } from '@fairway/domain/money/money.ts';
import type { Db } from '../../database/open.ts';
import { chargeCodesOf } from '../../master-data/lookups.ts';
import { openPartOf } from '../part-of-charge.ts';
import type { StoredCharge } from '../stored-charge.ts';
import { type ChargeValues, type StoredChangeLine, valuesOf } from './stored-change.ts';

/** A charge that a change order makes: what takes another one back, or what is charged from now on. */
export interface NewCharge {
  values: ChargeValues;
  correctsId: string | null;
  quoteLineId: string | null;
  takesBack: boolean;
}

export interface Unfit {
  guard: ChangeGuard;
  refusal: RefusalName;
  places: Record<string, string>;
}

interface Around {
  db: Db;
  language: Language;
  /** Of the shipment: whose rates its charges take. */
  day: string;
}

type Line = Pick<StoredChangeLine, 'chargeId' | 'chargeVersion' | 'after'>;

/** Every charge that the lines make, or the first reason why they cannot. */
export async function correctionsOf(
  { db, language, day }: Around,
  lines: readonly Line[],
  charges: ReadonlyMap<string, StoredCharge>,
): Promise<NewCharge[] | Unfit> {
  const codes = await chargeCodesOf(db, language);
  const made: NewCharge[] = [];
  for (const { chargeId, chargeVersion, after } of lines) {
    const charge = chargeId === null ? undefined : charges.get(chargeId);
    const code = codes.byId.get(charge?.chargeCodeId ?? after?.chargeCodeId ?? '');
    const what = `${code?.enCode ?? ''} ${code?.fullName ?? ''}`.trim();
    if (chargeId !== null && (!charge || charge.version !== chargeVersion))
      return { guard: 'chargesSame', refusal: 'CHANGE_CHARGE_CHANGED', places: { what } };
    if (after && after.bookRate === null)
      return {
        ...{ guard: 'rateKnown', refusal: 'EXCHANGE_RATE_MISSING' },
        places: { pair: `${after.currency}→${bookCurrency}`, date: day },
      };
    if (!charge) {
      if (after) made.push({ values: after, correctsId: null, quoteLineId: null, takesBack: false });
      continue;
    }
    const correction = correctionOf(charge, after);
    if (typeof correction === 'string') return unfit(correction, charge, what);
    made.push(...correction);
  }
  return made;
}

function correctionOf(charge: StoredCharge, after: ChargeValues | null): NewCharge[] | CorrectionProblem {
  const whole = figuresOf(charge);
  const correction = correctCharge({
    ...{ whole, open: openPartOf(charge), invoiced: charge.invoiced, corrected: charge.corrected },
    after: after && figuresOf(after),
    isSameKind: after !== null && kindFields.every((field) => isSameValue(charge[field], after[field])),
  });
  if (typeof correction === 'string') return correction;
  const { takenBack, added } = correction;
  const common = { correctsId: charge.id, quoteLineId: charge.quoteLineId };
  const isWhole = exact(charge.invoiced).isZero();
  return [
    ...(takenBack
      ? [
          {
            ...{ ...common, takesBack: true },
            values: {
              ...{ ...valuesOf(charge), ...takenBack },
              ...(isWhole ? { quantity: write(exact(charge.quantity).negated()) } : lumpOf(takenBack)),
            },
          },
        ]
      : []),
    ...(added && after
      ? [
          {
            ...{ ...common, takesBack: false },
            values: { ...after, ...added, ...(!isWhole && lumpOf(added)) },
          },
        ]
      : []),
  ];
}

const kindFields = [
  ...(['side', 'chargeCodeId', 'partyId', 'currency', 'vatKind', 'vatRate', 'onBehalf'] as const),
] as const;

/** Numbers of the database end with zeros. */
const isSameValue = (one: string | boolean, other: string | boolean): boolean =>
  one === other || (isFigure(one) && isFigure(other) && exact(one).equals(exact(other)));
const isFigure = (value: string | boolean): value is string =>
  typeof value === 'string' && /^\d+(\.\d+)?$/.test(value);

/** A part of a charge has no quantity of its own. */
const lumpOf = ({ amount }: Figures) => ({ quantity: '1', price: amount });

function figuresOf({ amount, net, tax, bookAmount, bookNet, bookTax }: ChargeValues): Figures {
  return {
    ...{ amount, net, tax, bookAmount: bookAmount ?? '0', bookNet: bookNet ?? '0', bookTax: bookTax ?? '0' },
  };
}

function unfit(problem: CorrectionProblem, charge: StoredCharge, what: string): Unfit {
  const { amount } = roundMoney(money(charge.currency, charge.invoiced));
  const places = { what, invoiced: `${charge.currency} ${amount}` };
  if (problem === 'belowInvoiced')
    return { guard: 'notBelowInvoiced', refusal: 'CHANGE_BELOW_INVOICED', places };
  if (problem === 'otherThanInvoiced')
    return { guard: 'notBelowInvoiced', refusal: 'CHANGE_OTHER_THAN_INVOICED', places };
  if (problem === 'correctedBefore') return { guard: 'chargesSame', refusal: 'CHARGE_CORRECTED', places };
  return { guard: 'linesGiven', refusal: 'CHANGE_EMPTY', places };
}

export function refuseUnfit(made: NewCharge[] | Unfit): asserts made is NewCharge[] {
  if (!Array.isArray(made)) throw new AppError(made.refusal, made.places);
}
