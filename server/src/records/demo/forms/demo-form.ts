import type { FormDraft } from './form-draft.ts';

/** A form of the demo company, with who finds it and what its list shows. */
export interface DemoForm {
  /** Also its enCode. */
  id: string;
  fullName: string;
  icon: string;
  roleIds: readonly string[];
  listFields: readonly string[];
  form: FormDraft;
}

/** Everybody who works here, and nobody from outside. */
export const everyColleague = [
  'sales',
  'operations',
  'pricing',
  'documents',
  'finance',
  'manager',
  'office',
] as const;
