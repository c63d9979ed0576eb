import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../../database/open.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { day } from '../../organisation/demo/office-days.ts';
import { definitionOf } from '../../records/demo/forms/form-draft.ts';
import { addModel } from '../../records/models/save-model.ts';
import { directoryOf } from '../directory.ts';
import { delegationOf } from '../talk/delegations-to.ts';
import { startableFlow } from '../templates/compiled-flow.ts';
import { addTemplate, publish } from '../templates/save-template.ts';
import { delegations } from './delegations.ts';
import { type DemoFlow, formIdOf } from './flows/demo-flow.ts';
import { templateOf } from './flows/flow-draft.ts';
import { demoFlows } from './flows/flows.ts';
import { playRequest, type Stage, StoryBroken } from './play-request.ts';
import { demoRequests } from './requests/demo-requests.ts';
import { attempt, insertDelegations, markSeenBefore } from './store.ts';

/** The flows were there before anybody asked for anything. */
const daysInUse = 90;
const daysUnseen = 3;

/** A company that was changed since it was loaded gets what still fits it: a start must not fail because of a story. */
const isUnfit = (error: unknown): boolean => error instanceof AppError || error instanceof StoryBroken;

/** Gives the demo company its flows, who stands in for whom, and what was asked for so far. */
export async function loadDemoFlows(db: Db, today: Date): Promise<void> {
  // The morning of the day, whatever the hour: two starts on one day make the same company.
  const morning = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const flowIds = await addFlows(db, {
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
  for (const id of flowIds) {
    const published = await startableFlow(db, id);
    if (!published) throw new Error(`the flow ${id} is not in force`);
    for (const request of requests.filter(({ flow }) => flow === id))
      await attempt(db, isUnfit, () => playRequest(stage, request, published));
  }
  await markSeenBefore(db, new Date(morning - daysUnseen * day));
}

/** Gives the ids of those that could be added. */
async function addFlows(db: Db, by: By): Promise<string[]> {
  const added: string[] = [];
  // All forms first: every entry of the menu makes what is known of everybody's rights stale.
  const withForm: DemoFlow[] = [];
  for (const demo of demoFlows)
    if (await attempt(db, isUnfit, () => addForm(db, demo, by))) withForm.push(demo);
  for (const demo of withForm)
    if (await attempt(db, isUnfit, () => addFlow(db, demo, by))) added.push(demo.id);
  return added;
}

interface By {
  userId: string;
  now: Date;
}

async function addForm(db: Db, { id, fullName, icon, form }: DemoFlow, by: By): Promise<void> {
  const formId = formIdOf(id);
  await addModel(
    db,
    {
      ...{ id: formId, enCode: formId, fullName, icon, definition: definitionOf(form) },
      // Switched off as a form of its own: it is filled in through its flow, and is no entry of anybody's menu.
      ...{ webType: '1', recordScope: 'own', enabledMark: 0, roleIds: [], listFields: [] },
    },
    by,
  );
}

async function addFlow(db: Db, demo: DemoFlow, by: By): Promise<void> {
  const { id, fullName, category, icon, iconBackground, description } = demo;
  const sortCode = demoFlows.indexOf(demo);
  const head = { fullName, enCode: id, category, icon, iconBackground, description, sortCode };
  const template = templateOf(demo);
  await addTemplate(db, { ...head, id, formId: formIdOf(id), enabledMark: 1, template }, by);
  await publish(db, id, by.now);
}
