import type { GateCode } from '@fairway/contract/release-fields.ts';
import type {
  AwaitingRelease,
  Hold,
  ReleaseDetail,
  ReleaseGate,
  ReleaseRow,
  ShownGate,
  ShownGateCheck,
} from '@fairway/contract/releases.ts';
import type { TelexLetter } from '@fairway/contract/shipment-prints.ts';
import { type Answer, success } from '../../testing/answers.ts';
import { openApp } from '../../testing/open-app.tsx';
import { currentUser, grants } from '../../testing/people.ts';

export const at = (day: number, hour = 0) => Date.UTC(2026, 10, day, hour);

const passing: Readonly<
  Record<GateCode, [ShownGateCheck['level'], ShownGateCheck['reasons'][number]['name'], string]>
> = {
  G1: ['soft', 'nothingOwed', '本票款项已结清'],
  G2: ['soft', 'noHold', '没有扣货'],
  G3: ['soft', 'papersComplete', '单证齐全'],
  G4: ['soft', 'carrierPaid', '船公司费用没有逾期'],
  G5: ['info', 'customsNotAsked', '不需要'],
  G6: ['hard', 'customerFine', '客户状态正常'],
};

const passed = (code: GateCode): ShownGateCheck => {
  const [level, name, text] = passing[code];
  return {
    ...{ code, passes: true, level, amounts: [] },
    reasons: [{ name, text, remedy: null, hint: '', by: [] }],
  };
};

const codes = Object.keys(passing) as GateCode[];

/** A gate in which these checks fail. */
export function gateWith(verdict: ShownGate['verdict'], ...failed: ShownGateCheck[]): ShownGate {
  return {
    verdict,
    checks: codes.map((code) => failed.find((check) => check.code === code) ?? passed(code)),
  };
}

export const owes: ShownGateCheck = {
  ...{ code: 'G1', passes: false, level: 'soft', amounts: [{ currency: 'USD', amount: '4860.00' }] },
  reasons: [
    {
      ...{ name: 'owesOverdue', text: '欠 USD 4860.00，另有 1 份账单逾期 12 天', remedy: 'collectMoney' },
      ...{ hint: '付款后自动通过', by: ['customer', 'finance'] },
    },
    {
      ...{ name: 'owesBeyondLimit', text: '欠 USD 4860.00，超出信用额度', remedy: 'askGuarantee' },
      ...{ hint: '付款，或申请担保放货', by: ['sales', 'manager'] },
    },
  ],
};

export const heldByCustoms: ShownGateCheck = {
  ...{ code: 'G2', passes: false, level: 'hard', amounts: [] },
  reasons: [
    {
      ...{ name: 'heldHard', text: '海关扣货：查验未放行', remedy: 'liftHold' },
      ...{ hint: '解除扣货后继续', by: ['finance', 'manager'] },
    },
  ],
};

export const noLetter: ShownGateCheck = {
  ...{ code: 'G3', passes: false, level: 'soft', amounts: [] },
  reasons: [
    {
      ...{ name: 'letterMissing', text: '缺电放保函', remedy: 'addLetter' },
      ...{ hint: '请签署或上传电放保函', by: ['customer', 'operations'] },
    },
  ],
};

export const originalsOut: ShownGateCheck = {
  ...{ code: 'G3', passes: false, level: 'hard', amounts: [] },
  reasons: [
    {
      ...{ name: 'originalsMissing', text: '正本提单收回 1/3 份', remedy: 'collectOriginals' },
      ...{ hint: '请交回全套正本提单', by: ['customer', 'documents'] },
    },
  ],
};

const cargo = {
  ...{ shipmentId: 's1', shipmentNo: 'SE26110001', billNo: 'FW26110001', customerId: 'c1' },
  ...{ customerName: '宁波远洋贸易', route: '宁波 → 洛杉矶', vessel: 'EVER GIVEN 026E' },
  ...({ stage: 'atSea', eta: at(30), ata: null, boxes: '2×40HQ' } as const),
};

export const awaiting = (changes: Partial<AwaitingRelease> = {}): AwaitingRelease => ({
  ...{ ...cargo, kind: 'telex', verdict: 'soft', line: '欠 USD 4860.00，另有 1 份账单逾期 12 天' },
  balance: [{ currency: 'USD', amount: '4860.00' }],
  ...changes,
});

export const release = (changes: Partial<ReleaseRow> = {}): ReleaseRow => ({
  ...{ ...cargo, id: 'r1', version: 3, releaseNo: 'REL2611-0001', kind: 'telex', containerNos: [] },
  ...{ status: 'approving', heldFrom: null, stateRemark: '', verdict: 'soft' },
  ...{ line: '欠 USD 4860.00，另有 1 份账单逾期 12 天', balance: [{ currency: 'USD', amount: '4860.00' }] },
  ...{ reason: '客户急提货', guarantor: '赵经理', payBy: '2026-11-28', isPromiseBroken: false },
  ...{ flowId: 'f1', isSubmitted: true, appliedByName: '王小明', appliedAt: at(10, 2), isByCustomer: false },
  ...{ approvedAt: null, expiresAt: null, executedAt: null, executedByName: '', releaseRef: '' },
  can: ['withdraw', 'approve'],
  ...changes,
});

export const green = (changes: Partial<ReleaseRow> = {}): ReleaseRow =>
  release({
    ...{ id: 'r2', releaseNo: 'REL2611-0002', shipmentNo: 'SE26110002', kind: 'seaway', verdict: 'green' },
    ...{ line: '全部通过', balance: [], guarantor: '', payBy: null },
    ...changes,
  });

export const hold = (changes: Partial<Hold> = {}): Hold => ({
  ...{ id: 'h1', shipmentId: 's1', type: 'customs', isHard: true, reason: '查验未放行' },
  ...{ containerNos: [], until: null, isByRule: false, placedByName: '陈财务', placedAt: at(9) },
  ...{ liftedByName: '', liftedAt: null, liftReason: '', canLift: true },
  ...changes,
});

const standing = {
  ...{ gate: gateWith('soft', owes), holds: [], letters: [] },
  pay: [
    { way: 'thisShipment', sums: [{ currency: 'USD', amount: '4860.00' }] },
    { way: 'withinTerms', sums: [{ currency: 'USD', amount: '1200.50' }] },
  ],
  credit: {
    limit: { currency: 'CNY', amount: '200000.00' },
    used: { currency: 'CNY', amount: '208511.50' },
    left: { currency: 'CNY', amount: '-8511.50' },
  },
  originals: [
    {
      ...{ billId: 'b1', billNo: 'FW26110001', originals: 3, collected: 1 },
      ...{ collectedAt: at(8), collectedByName: '孙单证' },
    },
  ],
} satisfies Partial<ReleaseDetail>;

export const detail = (changes: Partial<ReleaseDetail> = {}): ReleaseDetail => ({
  ...{ ...release(), ...standing, snapshot: null, differences: [], returnedWith: null },
  record: { invoices: 18, late: 3, longestDays: 12 },
  ...{ agentName: 'Pacific Agency Inc.', agentToldAt: null, stopConfirmedAt: null, stopConfirmedByName: '' },
  history: [
    { at: at(10, 2), byName: '王小明', act: 'apply', remark: '' },
    { at: at(10, 3), byName: '王小明', act: 'submit', remark: '客户急提货' },
  ],
  ...changes,
});

/** One that was approved and waits for its number. */
export const toExecute = (changes: Partial<ReleaseDetail> = {}): ReleaseDetail =>
  detail({
    ...{ status: 'approved', approvedAt: at(11), expiresAt: at(14), can: ['execute'] },
    letters: [{ documentId: 'd1', title: '电放保函.pdf', fileId: 'file1' }],
    ...changes,
  });

export const shownGate = (changes: Partial<ReleaseGate> = {}): ReleaseGate => ({
  ...{ ...cargo, ...standing, kind: 'telex' },
  ...{ freeContainerNos: ['TGHU1234567', 'MSKU7654321'], activeIds: [] },
  ...changes,
});

const base = '/api/erpcargo/Release';
export const calls = {
  list: `POST ${base}/List`,
  awaiting: `POST ${base}/Awaiting`,
  gate: `POST ${base}/Gate`,
  one: (id: string) => `GET ${base}/${id}`,
  apply: `POST ${base}`,
  act: (id: string, act: string) => `POST ${base}/${id}/${act}`,
  approve: `POST ${base}/Approve`,
  originals: `POST ${base}/Originals`,
  hold: 'POST /api/erpcargo/Hold',
  letter: 'GET /api/erpcargo/Shipment/s1/TelexLetter',
  signLetter: 'POST /api/erpcargo/Shipment/s1/TelexLetter',
  signatures: 'GET /api/permission/Users/Current/SignImg',
  lift: (id: string) => `POST /api/erpcargo/Hold/${id}/Lift`,
};

const counts = { applied: 2, approving: 3, toExecute: 1, released: 1_000, held: 1, refused: 0, all: 1_000 };
const pageOf = (list: readonly unknown[]) => ({
  list,
  pagination: { currentPage: 1, pageSize: 50, total: list.length },
});
export const releasesPage = (list: readonly ReleaseRow[]) => success({ ...pageOf(list), counts });
export const awaitingPage = (list: readonly AwaitingRelease[]) => success(pageOf(list));

/** What comes of an act. */
export const saved = (status: ReleaseRow['status'], changes: object = {}) =>
  success({ id: 'r1', version: 4, releaseNo: 'REL2611-0001', status, ...changes });

const rightsOf = {
  /** Applies, decides, holds, lifts and executes. */
  staff: [
    grants(
      'cargoRelease',
      ['btn_apply', 'btn_approve1', 'btn_hold', 'btn_lift', 'btn_execute', 'btn_revoke'],
      ['balance', 'credit'],
    ),
    grants('invoice', ['btn_detail']),
    grants('payment', ['btn_request']),
    grants('accountsAnalysis', ['btn_detail']),
    grants('cargoShipment', ['btn_detail']),
  ],
  documents: [grants('cargoRelease', ['btn_execute'])],
  customer: [
    grants('cargoRelease', ['btn_apply'], ['balance']),
    grants('invoice', ['btn_detail']),
    grants('cargoShipment', ['btn_detail']),
  ],
};

interface Opening {
  answers?: Record<string, Answer[]>;
  who?: keyof typeof rightsOf;
}

/** The app at a screen of releases. */
export function openReleases(path: string, { answers = {}, who = 'staff' }: Opening = {}) {
  return openApp(path, {
    user: {
      ...currentUser,
      ...(who === 'customer' && { userInfo: { ...currentUser.userInfo, userKind: 'customer' } }),
      permissionList: rightsOf[who],
    },
    answers: {
      [calls.list]: [releasesPage([release(), green()])],
      [calls.awaiting]: [awaitingPage([awaiting()])],
      [calls.one('r1')]: [success(detail())],
      [calls.gate]: [success(shownGate())],
      ...answers,
    },
  });
}

export const letter: TelexLetter = {
  ...{ title: '电放保函', shipmentNo: 'SE2611-0001', to: '致：航道国际货运', company: 'ALPHA TRADING LTD.' },
  ...{ body: '我司申请将下列提单项下货物作电放处理：', promise: '我司保证承担一切责任。' },
  facts: [
    { label: '提单号', value: 'HBL FWY0001' },
    { label: '收货人', value: 'ZULU BUYER INC.' },
  ],
};
