import { customers } from '@fairway/contract/customers.ts';
import { asAnyEntity, type EntityDescription, type EntityField } from '../entities/entity-description.ts';
import { termColumns, titleColumns } from './customer-rows.ts';
import { customerEditPath, customerImportPath, customersPath } from './paths.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Called or written to by a press on the number or the address. */
const contactColumns: readonly EntityField[] = [
  { field: 'name', label: 'customerContactName', kind: 'text', most: 40, required: true },
  { field: 'role', label: 'customerContactRole', kind: 'text', most: 30 },
  {
    ...{ field: 'mobile', label: 'customerMobile', kind: 'text', most: 30 },
    show: ({ mobile }) =>
      text(mobile) && <a href={`tel:${text(mobile).replace(/[^\d+]/g, '')}`}>{text(mobile)}</a>,
  },
  {
    ...{ field: 'email', label: 'customerEmail', kind: 'text', most: 100, format: 'email' },
    show: ({ email }) => text(email) && <a href={`mailto:${encodeURI(text(email))}`}>{text(email)}</a>,
  },
  // Which account that is, the form says; an id would tell nobody anything.
  { field: 'userId', label: 'customerAccount', kind: 'person', show: () => null },
];

export const customerDescription: EntityDescription = {
  entity: asAnyEntity(customers),
  table: 'customers',
  plural: 'customersTitle',
  singular: 'customerOne',
  search: 'customersSearch',
  listPath: customersPath,
  editPath: customerEditPath,
  importPath: customerImportPath,
  nameOf: ({ nameCn, nameEn, shortName }, language) =>
    text(language === 'zh-CN' ? nameCn || shortName : nameEn || nameCn),
  cardFields: ['enCode', 'shortName', 'kind', 'level', 'salesId'],
  stateField: 'status',
  groups: [
    {
      title: 'customerGroupBasics',
      fields: [
        {
          ...{ field: 'enCode', label: 'customerNumber', hint: 'customerNumberHint', kind: 'code', most: 20 },
          width: 150,
        },
        { field: 'shortName', label: 'customerShortName', kind: 'text', most: 40, required: true },
        { field: 'nameCn', label: 'customerNameCn', kind: 'text', most: 120, required: true, width: 240 },
        { field: 'nameEn', label: 'customerNameEn', kind: 'text', most: 160, table: 'extra', width: 240 },
        {
          ...{ field: 'status', label: 'customerState', kind: 'choice', required: true, startsWith: 'lead' },
          options: {
            lead: 'customerLead',
            active: 'customerActive',
            frozen: 'customerFrozen',
            black: 'customerBlack',
          },
          tones: { lead: 'brand', active: 'good', frozen: 'warn', black: 'bad' },
          ...{ filter: { by: 'status', as: 'many' }, width: 130 },
        },
        {
          ...{ field: 'roles', label: 'customerRoles', kind: 'choices', required: true },
          startsWith: ['customer'],
          options: {
            customer: 'customerRoleCustomer',
            shipper: 'customerRoleShipper',
            consignee: 'customerRoleConsignee',
            agent: 'customerRoleAgent',
            carrier: 'customerRoleCarrier',
            trucker: 'customerRoleTrucker',
            broker: 'customerRoleBroker',
            warehouse: 'customerRoleWarehouse',
          },
          filter: { by: 'role', as: 'one' },
        },
        {
          ...{ field: 'kind', label: 'customerKind', kind: 'choice', required: true, startsWith: 'direct' },
          options: { direct: 'customerDirect', coload: 'customerCoload', overseas: 'customerOverseas' },
          filter: { by: 'kind', as: 'many' },
        },
        {
          ...{ field: 'level', label: 'customerLevel', kind: 'choice', required: true, startsWith: 'C' },
          options: {
            A: 'customerLevelA',
            B: 'customerLevelB',
            C: 'customerLevelC',
            D: 'customerLevelD',
          },
          ...{ filter: { by: 'level', as: 'many' }, width: 80 },
        },
        {
          ...{ field: 'creditCode', label: 'customerCreditCode', kind: 'code', most: 18 },
          ...{ checkDigit: 'creditCode', table: 'extra', width: 190 },
        },
      ],
    },
    {
      title: 'customerPeople',
      fields: [
        {
          ...{ field: 'contacts', label: 'customerPeople', kind: 'rows', table: 'never' },
          columns: contactColumns,
        },
      ],
    },
    {
      title: 'customerGroupPeople',
      fields: [
        {
          ...{ field: 'salesId', label: 'customerSales', kind: 'person', shownAs: 'salesName' },
          filter: { by: 'salesId', as: 'person' },
        },
        { field: 'serviceId', label: 'customerService', kind: 'person', shownAs: 'serviceName' },
        { field: 'portalEnabled', label: 'customerPortal', kind: 'switch', table: 'extra' },
        { field: 'remark', label: 'customerRemark', kind: 'longText', most: 500, table: 'extra' },
      ],
    },
    {
      title: 'customerTitles',
      fields: [
        {
          ...{ field: 'invoiceTitles', label: 'customerTitles', kind: 'rows', table: 'never' },
          columns: titleColumns,
        },
      ],
    },
    {
      title: 'customerTerms',
      fields: [
        {
          ...{ field: 'creditTerms', label: 'customerTerms', kind: 'rows', table: 'never' },
          ...{ grant: 'creditTerms', columns: termColumns },
        },
      ],
    },
  ],
};
