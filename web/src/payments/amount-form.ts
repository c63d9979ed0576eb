import { exact } from '@fairway/domain/money/money.ts';

const amountForm = /^\d{1,12}(\.\d{1,3})?$/;
const rateForm = /^\d{1,8}(\.\d{1,8})?$/;

const isAboveNothing = (text: string, form: RegExp): boolean => form.test(text) && exact(text).greaterThan(0);

/** Whether somebody wrote an amount above nothing, as the calls take it. */
export const isAmount = (text: string): boolean => isAboveNothing(text.trim(), amountForm);

export const isRate = (text: string): boolean => isAboveNothing(text.trim(), rateForm);

/** An amount that may be nothing, such as a fee. */
export const isFee = (text: string): boolean => /^\d{1,9}(\.\d{1,3})?$/.test(text.trim());
