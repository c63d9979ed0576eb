import type { FormValues } from '@fairway/contract/forms.ts';
import { type CompiledFlow, isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { signature } from '../../records/demo/signature.ts';

type Filling = (form: FormValues, today: number) => FormValues;

/** What people write into the fields a step asks them for, by flow and step. */
const fillings: Record<string, Record<string, Filling>> = {
  leave: { hrLong: () => ({ annualLeft: 5 }) },
  expense: {
    audit: () => ({ subject: '6601', payAccount: 'basic' }),
    pay: (_, today) => ({ paidOn: today }),
  },
  payment: {
    pay: ({ billNo }, today) => ({ paidOn: today, voucher: `HD${String(billNo).slice(-8)}` }),
  },
  sealUse: { keeper: ({ copies }) => ({ stamped: copies }) },
  contractReview: {
    lawyer: () => ({ risk: 'low', lawNote: '违约责任对等，争议由我司所在地法院管辖，可以签署。' }),
    financeManager: () => ({ taxNote: '账期与现有政策一致，税率 6%，按月开票。' }),
  },
  purchase: {
    'central-buyer': ({ total }) => ({ vendor: '新航办公用品商行', quoted: total }),
    'technical-buyer': ({ total }) => ({ vendor: '华东信息设备有限公司', quoted: total }),
    receive: (_, today) => ({ receivedOn: today, checkNote: '数量、型号相符，外观完好。' }),
  },
  tripAdvance: { pay: ({ amount }, today) => ({ paidAmount: amount, paidOn: today }) },
  ratePublish: { publish: () => ({ notice: '已邮件通知直客与同行，群内同步。' }) },
  creditTerm: {
    risk: ({ limit, days }) => ({ riskLevel: 'low', approvedLimit: limit, approvedDays: days }),
  },
  cargoRelease: {
    check: () => ({ financeNote: '已与对账单核对，欠费金额无误。' }),
    execute: ({ jobNo }, today) => ({ releaseNo: `FH${String(jobNo).slice(-8)}`, releasedOn: today }),
  },
};

/** Whom they ask next and which way they send it, where they are asked and a story says nothing else. */
const nextSteps: Record<string, { picks?: Record<string, string[]>; branches?: Record<string, string[]> }> = {
  'expense.audit': { picks: { pay: [userIdOf('finance01')] } },
  'purchase.head': { branches: { way: ['own'] } },
};

/** Everything a step wants with an approval: its fields, words and a signature. */
export function answersAt({ template, byId }: CompiledFlow, node: string, form: FormValues, now: number) {
  const step = byId.get(node)?.node;
  const isHuman = step !== undefined && isHumanNode(step);
  return {
    changes: fillings[template.key]?.[node]?.(form, midnightOf(now)) ?? {},
    ...(isHuman && step.opinion === 'required' ? { opinion: '同意。' } : {}),
    ...(isHuman && step.signature ? { signature } : {}),
    ...nextSteps[`${template.key}.${node}`],
  };
}
