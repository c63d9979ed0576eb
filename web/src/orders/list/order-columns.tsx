import { transportModes } from '@fairway/contract/freight-rates.ts';
import { orderStates } from '@fairway/contract/order-fields.ts';
import type { OrderHead, OrderScope } from '@fairway/contract/orders.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { entityFilter } from '../../entities/entity-filter.tsx';
import { moneyText, sumsText } from '../../freight/money-text.ts';
import { modeWords } from '../../freight/rate-words.ts';
import type { Say } from '../../language/words.ts';
import { companyFilter } from '../../people/select/company-filter.tsx';
import { peopleFilter } from '../../people/select/people-filter.tsx';
import type { Column } from '../../ui/table/column.ts';
import { OrderStateLabel, orderLabels } from '../order-state-label.tsx';
import { cargoLine, etdText, laneText, nextText, timeText, vesselText } from '../order-text.ts';
import { orderStateWords } from '../order-words.ts';
import { SlaMark } from '../sla-mark.tsx';

const at = (moment: number | null): string => (moment === null ? '' : timeText(moment));

function ofStaff(words: Say): Column<OrderHead>[] {
  return [
    {
      ...{ id: 'customer', name: words('orderCustomer'), text: (row) => row.customerName, width: 160 },
      ...{ sort: 'customerName', filter: entityFilter('Customer', words('orderCustomer')) },
    },
  ];
}

const people = (words: Say): Column<OrderHead>[] => [
  {
    ...{ id: 'sales', name: words('orderSales'), text: (row) => row.salesName, width: 90, sort: 'salesName' },
    filter: peopleFilter('user', words('orderSales'), { single: true }),
  },
  {
    ...{ id: 'placedBy', name: words('orderPlacedBy'), text: (row) => row.placedByName, width: 90 },
    ...{ sort: 'placedByName', filter: peopleFilter('user', words('orderPlacedBy'), { single: true }) },
  },
];

/** What only a list of many people's orders is narrowed by. */
const ofCompany = (words: Say): Column<OrderHead>[] => [
  {
    ...{ id: 'company', name: words('orderOfCompany'), width: 130, isExtra: true },
    ...{ text: (row) => row.companyName ?? '', filter: companyFilter(words('orderOfCompany')) },
  },
  {
    ...{ id: 'department', name: words('orderDepartment'), width: 120, isExtra: true },
    text: (row) => row.departmentName ?? '',
    filter: peopleFilter('department', words('orderDepartment'), { single: true }),
  },
];

const lines = (words: Say): Column<OrderHead>[] => [
  {
    ...{ id: 'line', name: words('orderLine'), width: 110, isExtra: true },
    ...{ text: (row) => row.lineName ?? '', filter: entityFilter('TradeLine', words('orderLine')) },
  },
  {
    ...{ id: 'lineOwner', name: words('orderLineOwner'), width: 100, isExtra: true },
    text: (row) => row.lineOwnerName ?? '',
    filter: peopleFilter('user', words('orderLineOwner'), { single: true }),
  },
];

export function orderTableColumns(words: Say, isStaff: boolean, scope: OrderScope): Column<OrderHead>[] {
  return [
    { id: 'orderNo', name: words('orderNo'), text: (row) => row.orderNo, sort: 'orderNo', width: 162 },
    {
      ...{ id: 'status', name: words('orderStatus'), width: 150, sort: 'status' },
      text: (row) => words(orderStateWords[row.status]),
      cell: (row) => <OrderStateLabel order={row} />,
      labels: (row) => orderLabels(row, words),
      filter: {
        kind: 'choice',
        options: orderStates.map((value) => ({ value, label: words(orderStateWords[value]) })),
      },
    },
    {
      ...{ id: 'slaDue', name: words('orderSla'), width: 164, sort: 'slaDue' },
      text: (row) => at(row.slaDue),
      cell: (row) => <SlaMark order={row} />,
      filter: {
        ...{ kind: 'choice', single: true },
        options: [{ value: 'late', label: words('orderSlaOverdue') }],
      },
    },
    ...(isStaff ? ofStaff(words) : []),
    { id: 'lane', name: words('orderLane'), text: laneText, width: 150 },
    { id: 'cargo', name: words('orderBoxesShort'), text: cargoLine, width: 140 },
    {
      ...{ id: 'ready', name: words('orderReady'), width: 104, sort: 'cargoReadyOn' },
      text: (row) => row.cargoReadyOn ?? '',
    },
    {
      ...{ id: 'etd', name: words('orderEtdColumn'), width: 200, sort: 'etd', filter: { kind: 'dates' } },
      text: (row) => etdText(row, words),
    },
    {
      ...{ id: 'carrier', name: words('orderCarrier'), width: 120 },
      text: (row) => row.carrierName,
      filter: entityFilter('Carrier', words('orderCarrier')),
    },
    { id: 'vessel', name: words('orderVessel'), text: vesselText, width: 170 },
    {
      ...{ id: 'totals', name: words('orderAmounts'), width: 220, align: 'end' },
      text: (row) => sumsText(row.totals),
    },
    {
      ...{ id: 'next', name: words('orderNextStep'), width: 220 },
      text: (row) => nextText(row, isStaff, words),
    },
    // Customers see who answers for them; whom of the company they could search is not theirs to know.
    ...(isStaff
      ? people(words)
      : [{ id: 'sales', name: words('orderSales'), text: (row: OrderHead) => row.salesName, width: 90 }]),
    { id: 'soNo', name: words('orderSo'), text: (row) => row.soNo, width: 130, isExtra: true },
    {
      ...{ id: 'commodity', name: words('orderCommodity'), width: 140, isExtra: true },
      text: (row) => row.commodity,
    },
    {
      ...{ id: 'pol', name: words('orderPol'), width: 110, isExtra: true, text: (row) => row.polName },
      filter: entityFilter('Port', words('orderPol')),
    },
    {
      ...{ id: 'pod', name: words('orderPod'), width: 110, isExtra: true, text: (row) => row.podName },
      filter: entityFilter('Port', words('orderPod')),
    },
    {
      ...{ id: 'converted', name: words('orderConvertedSum'), width: 140, align: 'end', isExtra: true },
      text: (row) => (row.convertedTotal ? moneyText(row.convertedTotal) : ''),
    },
    {
      ...{ id: 'lock', name: words('orderLockColumn'), width: 150, isExtra: true },
      text: (row) => at(row.priceLockUntil),
    },
    ...(isStaff ? lines(words) : []),
    ...(isStaff && scope === 'company' ? ofCompany(words) : []),
    {
      ...{ id: 'mode', name: words('orderMode'), width: 90, isExtra: true },
      text: (row) => words(modeWords[row.mode]),
      filter: {
        kind: 'choice',
        options: transportModes.map((value) => ({ value, label: words(modeWords[value]) })),
      },
    },
    {
      ...{ id: 'request', name: words('orderRequest'), width: 110, isExtra: true },
      text: (row) =>
        row.request ? words(row.request === 'amend' ? 'orderAmendAsked' : 'orderCancelAsked') : '',
      filter: {
        ...{ kind: 'choice', single: true },
        options: [{ value: 'open', label: words('orderRequestOpen') }],
      },
    },
    {
      ...{ id: 'customerRef', name: words('orderCustomerRef'), width: 120, isExtra: true },
      text: (row) => row.customerRef,
    },
    { id: 'poNo', name: words('orderPo'), width: 120, isExtra: true, text: (row) => row.poNo },
    {
      id: 'shipmentNo',
      name: words('orderShipment'),
      width: 130,
      isExtra: true,
      text: (row) => row.shipmentNo,
    },
    {
      ...{ id: 'submittedAt', name: words('orderSubmittedAt'), width: 150, isExtra: true },
      text: (row) => at(row.submittedAt),
    },
    {
      ...{ id: 'creatorTime', name: words('orderCreated'), width: 150, sort: 'creatorTime', isExtra: true },
      filter: { kind: 'dates' },
      text: (row) => formatDate(row.creatorTime),
    },
    {
      ...{ id: 'lastModifyTime', name: words('orderChanged'), width: 150, isExtra: true },
      ...{ sort: 'lastModifyTime', text: (row) => formatDate(row.lastModifyTime) },
    },
  ];
}
