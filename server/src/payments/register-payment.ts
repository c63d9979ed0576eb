import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { type RefusalName, wordsOf } from '@fairway/contract/errors.ts';
import type { registerPayment as registerCall } from '@fairway/contract/payments.ts';
import { searchTextOf } from '@fairway/domain/forms/search-grams.ts';
import { paymentEntry } from '@fairway/domain/ledger/post-payment.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { exact, money, roundMoney } from '@fairway/domain/money/money.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { bookRates } from '../charges/charge-values.ts';
import { customerById } from '../customers/customers-by-id.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { bankAccountsById } from '../invoices/bank-accounts.ts';
import { postEntry } from '../ledger/post-entry.ts';
import { notePaymentAct } from './payment-acts.ts';
import { type PaymentReader, readerOf } from './reader.ts';
import { findByBankRef, insertPayment, keepPart, type StoredPayment } from './store.ts';

type Sent = Received<typeof registerCall>['body'];

/** Registers money that came or went. Without a party it is nobody's until somebody claims it. */
export async function registerPayment(ctx: Context, sent: Sent): Promise<Reply<typeof registerCall>> {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  const account = await usableAccount(ctx, sent.bankAccountId, reader);
  const party = sent.partyId === null ? undefined : await customerById(db, sent.partyId);
  if (sent.partyId !== null && !party) throw new AppError('NOT_FOUND');
  if (sent.bankRef !== '') {
    const taken = await findByBankRef(db, account.id, sent.bankRef);
    if (taken) throw refusalOf(ctx, 'PAYMENT_TWICE', 'bankRef', { ref: sent.bankRef, no: taken });
  }
  const { currency } = account;
  const { bookRate } = (await bookRates(db, [currency], sent.valueOn))(currency);
  if (bookRate === null)
    throw refusalOf(ctx, 'EXCHANGE_RATE_MISSING', 'valueOn', {
      ...{ pair: `${currency}→${bookCurrency}`, date: sent.valueOn },
    });
  const rounded = (value: string) => roundMoney(money(currency, value)).amount;
  const inBooks = (value: string) => exact(value).times(exact(bookRate)).toFixed(2);
  const [amount, fee] = [rounded(sent.amount), rounded(sent.fee)];
  const isClaimed = party !== undefined;
  const rule = sent.direction === 'in' ? 'ReceiptNumber' : 'PaymentNumber';
  const payment: StoredPayment = {
    ...{
      id: newId(now.getTime()),
      version: 1,
      direction: sent.direction,
      kind: sent.kind,
      status: 'confirmed',
    },
    ...{ companyId: account.companyId, bankAccountId: account.id, currency, amount, fee, bookRate },
    ...{ bookAmount: inBooks(amount), bookFee: inBooks(fee) },
    ...{ unclaimed: isClaimed ? '0' : amount, bookUnclaimed: isClaimed ? '0' : inBooks(amount) },
    ...{ valueOn: sent.valueOn, payerName: sent.payerName, bankRef: sent.bankRef, remark: sent.remark },
    ...{
      createdBy: session.userId,
      creatorTime: now,
      lastModifyTime: now,
      reversedAt: null,
      reverseReason: '',
    },
    ...{ paymentNo: await takeBillNumber(db, rule, session.userId, now), searchText: '' },
  };
  payment.searchText = searchTextOf(
    [payment.paymentNo, sent.payerName, sent.bankRef, party?.nameCn ?? '', party?.nameEn ?? ''].filter(
      Boolean,
    ),
    1_000,
  );
  await insertPayment(db, payment);
  if (party)
    await keepPart(db, {
      ...{ paymentId: payment.id, partyId: party.id, amount, unapplied: amount },
      bookUnapplied: payment.bookAmount,
    });
  await postEntry(ctx, {
    ...{ kind: 'payment', sourceId: payment.id, sourceNo: payment.paymentNo, companyId: payment.companyId },
    ...{ on: sent.valueOn, byId: session.userId, lines: paymentEntry(payment, party?.id ?? null) },
  });
  await notePaymentAct(ctx, payment, 'register');
  ctx.auditTarget(payment.paymentNo);
  const { id, version, paymentNo, status } = payment;
  return { id, version, paymentNo, status };
}

/** A refusal that names the field it is about. */
function refusalOf(
  { language }: Pick<Context, 'language'>,
  name: RefusalName,
  field: string,
  places: Record<string, string>,
): AppError {
  return new AppError(name, places, { [field]: wordsOf(name, language, places) });
}

async function usableAccount({ db }: Context, id: string, { companyIds }: PaymentReader) {
  const account = (await bankAccountsById(db, [id])).get(id);
  if (!account?.isEnabled || !companyIds.includes(account.companyId)) throw new AppError('NOT_FOUND');
  return account;
}
