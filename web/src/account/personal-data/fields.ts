import type { ChosenField } from '@fairway/domain/account/base-info-problems.ts';
import type { InputHTMLAttributes } from 'react';
import type { PlainKey } from '../../language/words.ts';
import type { FieldName } from './values.ts';

type TextName = Exclude<FieldName, ChosenField | 'birthday'>;

interface FieldOf<Kind extends string, Name extends FieldName> {
  kind: Kind;
  name: Name;
  label: PlainKey;
  hint?: PlainKey;
  attributes?: InputHTMLAttributes<HTMLInputElement>;
  /** Takes the whole width where there are two columns. */
  wide?: true;
}

export type PersonalField =
  | FieldOf<'text' | 'lines', TextName>
  | FieldOf<'chosen', ChosenField>
  | FieldOf<'day', 'birthday'>;

interface FieldGroup {
  title: PlainKey;
  fields: readonly PersonalField[];
}

const telephone = { type: 'tel', inputMode: 'tel' } as const;

/** The form, card by card. */
export const fieldGroups: readonly FieldGroup[] = [
  {
    title: 'personalBasics',
    fields: [
      {
        kind: 'text',
        name: 'realName',
        label: 'realName',
        attributes: { required: true, autoComplete: 'name' },
      },
      { kind: 'chosen', name: 'gender', label: 'personalGender' },
      { kind: 'day', name: 'birthday', label: 'personalBirthday', attributes: { autoComplete: 'bday' } },
      { kind: 'chosen', name: 'nation', label: 'personalNation' },
      { kind: 'text', name: 'nativePlace', label: 'personalNativePlace' },
      { kind: 'chosen', name: 'education', label: 'personalEducation' },
      {
        kind: 'lines',
        name: 'signature',
        label: 'personalMotto',
        hint: 'personalMottoHint',
        wide: true,
      },
    ],
  },
  {
    title: 'personalCertificate',
    fields: [
      { kind: 'chosen', name: 'certificatesType', label: 'personalCertificateType' },
      {
        kind: 'text',
        name: 'certificatesNumber',
        label: 'personalCertificateNumber',
        attributes: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
      },
    ],
  },
  {
    title: 'personalContact',
    fields: [
      {
        kind: 'text',
        name: 'mobilePhone',
        label: 'personalMobile',
        attributes: { ...telephone, autoComplete: 'tel' },
      },
      { kind: 'text', name: 'telePhone', label: 'personalTelephone', attributes: telephone },
      {
        kind: 'text',
        name: 'landline',
        label: 'personalLandline',
        hint: 'personalLandlineHint',
        attributes: telephone,
      },
      {
        kind: 'text',
        name: 'email',
        label: 'personalEmail',
        attributes: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
      },
      {
        kind: 'text',
        name: 'postalAddress',
        label: 'personalAddress',
        attributes: { autoComplete: 'street-address' },
        wide: true,
      },
    ],
  },
  {
    title: 'personalUrgent',
    fields: [
      { kind: 'text', name: 'urgentContacts', label: 'personalUrgentContact' },
      { kind: 'text', name: 'urgentTelePhone', label: 'personalUrgentTelephone', attributes: telephone },
    ],
  },
];
