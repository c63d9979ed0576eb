import type { ReleaseKind } from '@fairway/contract/release-fields.ts';
import { agingCreditUses } from '../../aging/credit-uses.ts';
import { attempt } from '../../database/attempt.ts';
import type { Db } from '../../database/open.ts';
import { companyDay } from '../../freight/company-day.ts';
import { ordersCreditUse } from '../../orders/orders-credit-use.ts';
import { accountOf } from '../../organisation/demo/ids.ts';
import { clock, day, officeDaysBefore } from '../../organisation/demo/office-days.ts';
import { demoCaller } from '../../permission/demo/demo-caller.ts';
import { answerDemoRequest } from '../../workflow/demo/answer-demo-request.ts';
import { isUnfit } from '../../workflow/demo/is-unfit.ts';
import { applyRelease } from '../apply-release.ts';
import { executeRelease } from '../execute-release.ts';
import { placeHold } from '../holds.ts';
import { confirmStop, revokeRelease } from '../revoke-release.ts';
import { settleRelease } from '../settle-release.ts';
import { findReleasesById } from '../store.ts';
import type { OpenShipment } from './store.ts';

interface Story {
  comesTo: 'applied' | 'approving' | 'approved' | 'rejected' | 'released' | 'revoked' | 'held';
  daysAgo: number;
  kind: ReleaseKind;
  fits: (shipment: OpenShipment) => boolean;
  reason?: string;
  opinion?: string;
  /** Days until the promised payment, counted from the application; past ones are over today. */
  promisedIn?: number;
  /** So many of its boxes only. */
  boxes?: number;
  byCustomer?: boolean;
}

const creditUses = { ...agingCreditUses, orders: ordersCreditUse };
const isTelex = ({ issueType }: OpenShipment) => issueType === 'telex';

const owes = (one: OpenShipment) => one.owes;
const any = () => true;

/** Each of them once: what somebody sees who opens the screen for the first time. */
const stories: readonly Story[] = [
  {
    comesTo: 'released',
    daysAgo: 9,
    kind: 'seaway',
    promisedIn: 4,
    fits: owes,
    reason: '老客户，货款月底到账',
  },
  {
    comesTo: 'applied',
    daysAgo: 1,
    kind: 'telex',
    fits: (one) => isTelex(one) && one.client !== null,
    byCustomer: true,
  },
  // Approved, and its letter of indemnity is still missing.
  { comesTo: 'approved', daysAgo: 1, kind: 'telex', promisedIn: 8, fits: isTelex },
  { comesTo: 'approving', daysAgo: 1, kind: 'telex', promisedIn: 12, fits: isTelex, reason: '客户急提' },
  {
    comesTo: 'released',
    daysAgo: 4,
    kind: 'seaway',
    promisedIn: 20,
    boxes: 2,
    fits: ({ boxes }) => boxes.length >= 3,
  },
  { comesTo: 'rejected', daysAgo: 5, kind: 'seaway', promisedIn: 7, fits: owes, opinion: '先收一半货款。' },
  { comesTo: 'held', daysAgo: 3, kind: 'seaway', promisedIn: 9, fits: any, reason: '海关查验' },
  { comesTo: 'revoked', daysAgo: 6, kind: 'seaway', promisedIn: 6, fits: any, reason: '付款被银行退回' },
  { comesTo: 'approving', daysAgo: 2, kind: 'seaway', promisedIn: 9, fits: owes, reason: '船已到港' },
  { comesTo: 'applied', daysAgo: 2, kind: 'seaway', fits: ({ client }) => client !== null, byCustomer: true },
];

/** Plays them on the first shipments that fit, each by itself: one a company changed does not spoil the others. */
export async function playReleaseStories(
  db: Db,
  now: Date,
  shipments: readonly OpenShipment[],
): Promise<void> {
  const left = [...shipments];
  const days = officeDaysBefore(now.getTime());
  for (const story of stories) {
    const at = left.findIndex(story.fits);
    const [shipment] = at < 0 ? [] : left.splice(at, 1);
    if (shipment)
      await attempt(db, isUnfit, () => tell(db, shipment, story, clock(days.ago(story.daysAgo), 10, 15)));
  }
}

async function tell(db: Db, shipment: OpenShipment, story: Story, at: number): Promise<void> {
  const asker = demoCaller(db, story.byCustomer ? (shipment.client ?? '') : shipment.operator)(at);
  const { kind, comesTo, promisedIn, reason = '' } = story;
  const payBy = companyDay(new Date(at + (promisedIn ?? 0) * day));
  const asked = await applyRelease(asker, creditUses, {
    ...{ shipmentId: shipment.id, kind, reason, containerNos: shipment.boxes.slice(0, story.boxes ?? 0) },
    guarantee: promisedIn === undefined ? null : { guarantor: '沈总', payBy },
  });
  const { id } = asked;
  const later = at + 3 * 3_600_000;
  if (comesTo === 'held') {
    const held = { shipmentId: shipment.id, type: 'customs' as const, reason, containerNos: [], until: null };
    await placeHold(demoCaller(db, 'finance02')(later), creditUses, held);
  }
  if (comesTo === 'applied' || comesTo === 'approving' || comesTo === 'held') return;
  if (asked.flowId !== null) {
    const callerAt = (userId: string) => demoCaller(db, accountOf(userId))(later);
    const status = await answerDemoRequest({ db }, asked.flowId, callerAt, story.opinion);
    const settler = { db, now: new Date(later), afterCommit: () => undefined, bus: asker.bus, creditUses };
    await settleRelease(settler, { subjectId: id, flowId: asked.flowId, status });
  }
  if (comesTo !== 'released' && comesTo !== 'revoked') return;
  const documents = demoCaller(db, 'docs01')(later + 600_000);
  const version = async () => (await findReleasesById(db, [id]))[0]?.version ?? 0;
  const sent = {
    version: await version(),
    releaseRef: asked.releaseNo.replace('REL', 'TLX'),
    tellsAgent: false,
    remark: '',
  };
  await executeRelease(documents, creditUses, id, sent);
  if (comesTo === 'released') return;
  const finance = demoCaller(db, 'finance02')(later + 3_600_000);
  await confirmStop(finance, id, { version: await version(), remark: '代理邮件确认已停止' });
  await revokeRelease(finance, id, { version: await version(), reason });
}
