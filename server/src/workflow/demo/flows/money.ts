import type { FieldDraft } from '../../../records/demo/forms/form-draft.ts';

/** An amount in yuan. */
export const yuan = (model: string, label: string, more: Partial<FieldDraft> = {}): FieldDraft => ({
  kind: 'number',
  model,
  label,
  prefix: '¥',
  least: 0,
  precision: 2,
  thousands: true,
  span: 12,
  ...more,
});

/** An amount the form works out. */
export const workedOutYuan = (model: string, label: string, calculated: string): FieldDraft => ({
  kind: 'calculation',
  model,
  label,
  prefix: '¥',
  precision: 2,
  thousands: true,
  span: 12,
  calculated,
});

/** An amount once more, as it is written on paper. */
export const inCapitals = (model: string, of: string): FieldDraft => ({
  kind: 'text',
  model,
  label: '金额大写',
  span: 12,
  calculated: `CNMONEY({${of}})`,
});
