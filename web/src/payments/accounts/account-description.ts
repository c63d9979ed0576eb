import { bankAccounts } from '@fairway/contract/payments.ts';
import { asAnyEntity, type EntityDescription } from '../../entities/entity-description.ts';
import { accountEditPathOf, accountsPathOf } from '../paths.ts';

export const accountDescription: EntityDescription = {
  entity: asAnyEntity(bankAccounts),
  table: 'bankAccounts',
  plural: 'accountsTitle',
  singular: 'accountOne',
  search: 'accountsSearch',
  listPath: accountsPathOf,
  editPath: accountEditPathOf,
  nameOf: ({ bankName, currency }) => `${bankName} ${currency}`,
  cardFields: ['accountNo', 'accountName', 'companyId', 'isDefault'],
  groups: [
    {
      title: 'accountOne',
      fields: [
        {
          ...{ field: 'companyId', label: 'accountCompany', kind: 'company', shownAs: 'companyName' },
          ...{ required: true, filter: { by: 'companyId', as: 'company' }, width: 190 },
        },
        {
          ...{ field: 'currency', label: 'accountCurrency', kind: 'currency', required: true },
          ...{ startsWith: 'CNY', filter: { by: 'currency', as: 'code' } },
        },
        { field: 'accountName', label: 'accountName', kind: 'text', most: 120, required: true, width: 220 },
        { field: 'bankName', label: 'accountBank', kind: 'text', most: 120, required: true, width: 200 },
        { field: 'accountNo', label: 'accountNo', kind: 'text', most: 60, required: true, width: 200 },
        { field: 'swift', label: 'accountSwift', kind: 'code', most: 11, width: 130 },
        { field: 'address', label: 'accountAddress', kind: 'text', most: 200, table: 'extra', isWide: true },
        { field: 'isDefault', label: 'accountDefault', hint: 'accountDefaultHint', kind: 'switch' },
        { field: 'remark', label: 'accountRemark', kind: 'longText', most: 500, table: 'extra' },
      ],
    },
  ],
};
