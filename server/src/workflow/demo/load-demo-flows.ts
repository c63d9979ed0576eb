import { AppError } from '@fairway/contract/app-error.ts';
import type { ExportedTemplate } from '@fairway/contract/workflow-templates.ts';
import { attempt } from '../../database/attempt.ts';
import type { Db } from '../../database/open.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { day } from '../../organisation/demo/office-days.ts';
import { addDemoForm } from '../../records/demo/add-demo-form.ts';
import { demoEnglish } from '../../records/demo/demo-english.ts';
import { delegationOf } from '../delegations/delegations-to.ts';
import { directoryOf } from '../directory.ts';
import { type PublishedFlow, startableFlow } from '../templates/compiled-flow.ts';
import { readTemplate } from '../templates/read-template.ts';
import { addTemplate, publish } from '../templates/save-template.ts';
import { delegations } from './delegations.ts';
import { isUnfit } from './is-unfit.ts';
import { playRequest, type Stage } from './play-request.ts';
import { readDemoFlows } from './read-demo-flows.ts';
import { demoRequests } from './requests/demo-requests.ts';
import { insertDelegations, markReadBefore } from './store.ts';

/** The flows were there before anybody asked for anything. */
const daysInUse = 90;
const daysUnseen = 3;

/** Gives the demo company its flows, who stands in for whom, and what was asked for so far. */
export async function loadDemoFlows(db: Db, today: Date): Promise<void> {
  // The morning of the day, whatever the hour: two starts on one day make the same company.
  const morning = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const templateIds = await addFlows(db, {
    userId: userIdOf('admin'),
    now: new Date(morning - daysInUse * day),
  });
  const entrusted = delegations(morning);
  await insertDelegations(db, entrusted);

  const stage: Stage = {
    ...{ db, until: morning, directory: await directoryOf(db) },
    delegations: entrusted.map(delegationOf),
  };
  const requests = demoRequests(morning).toSorted((one, other) => one.at - other.at);
  const published = await Promise.all(templateIds.map((id) => startableFlowOf(db, id)));
  type Play = (request: () => Promise<void>) => Promise<unknown>;
  const playAll = async (flows: readonly PublishedFlow[], play: Play) => {
    for (const one of flows)
      for (const request of requests.filter(({ flow }) => flow === one.templateId))
        await play(() => playRequest(stage, request, one));
  };
  // Side by side: one is decided here while the database writes another. Those that count with one bill rule stay in turn.
  const lanes = Map.groupBy(published, billRuleOf);
  const areAllPlayed = await attempt(db, isUnfit, () =>
    allToTheirEnd([...lanes.values()].map((flows) => playAll(flows, (request) => request()))),
  );
  if (!areAllPlayed) await playAll(published, (request) => attempt(db, isUnfit, request));
  await markReadBefore(db, new Date(morning - daysUnseen * day));
}

async function startableFlowOf(db: Db, id: string): Promise<PublishedFlow> {
  const published = await startableFlow(db, id);
  if (!published) throw new Error(`the flow ${id} is not in force`);
  return published;
}

const billRuleOf = ({ flow }: PublishedFlow) =>
  flow.form?.fields.find(({ field }) => field.kind === 'billNumber')?.field.billRule;

/** Also when one fails: nothing may be under way any more when its savepoint is gone back to. */
async function allToTheirEnd(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).filter((work) => work.status === 'rejected');
  const [first] = failed.toSorted(
    (one, other) => Number(isUnfit(one.reason)) - Number(isUnfit(other.reason)),
  );
  if (first) throw first.reason;
}

/** Gives the ids of those that could be added. */
async function addFlows(db: Db, by: By): Promise<string[]> {
  const flows = readDemoFlows();
  const added: string[] = [];
  // All forms first: every entry of the menu makes what is known of everybody's rights stale.
  const withForm: ExportedTemplate[] = [];
  for (const flow of flows) if (await attempt(db, isUnfit, () => addForm(db, flow, by))) withForm.push(flow);
  for (const flow of withForm)
    if (await attempt(db, isUnfit, () => addFlow(db, flow, flows.indexOf(flow), by))) added.push(flow.enCode);
  return added;
}

interface By {
  userId: string;
  now: Date;
}

async function addForm(db: Db, { icon, form }: ExportedTemplate, by: By): Promise<void> {
  const { fullName, enCode, definition } = form;
  const formData = JSON.stringify(definition);
  // Switched off as a form of its own: it is filled in through its flow, and is no entry of anybody's menu.
  const head = { fullName, enCode, icon, webType: '1', recordScope: 'own', enabledMark: 0 } as const;
  await addDemoForm(db, { ...head, formData, roleIds: [], listFields: [] }, by);
}

async function addFlow(
  db: Db,
  { flow, form, ...head }: ExportedTemplate,
  sortCode: number,
  by: By,
): Promise<void> {
  const { template, problems } = readTemplate(JSON.stringify(flow), 'zh');
  if (!template || problems.length > 0) throw new AppError('FLOW_WRONG', { detail: problems.join('; ') });
  const id = head.enCode;
  const translations = demoEnglish(head.fullName, head.description, template);
  const translated = { ...template, translations };
  await addTemplate(
    db,
    { ...head, id, sortCode, formId: form.enCode, enabledMark: 1, template: translated },
    by,
  );
  // Refuses what names people, positions or flows that are not there.
  await publish(db, id, by.now);
}
