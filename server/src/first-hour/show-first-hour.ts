import { AppError } from '@fairway/contract/app-error.ts';
import { type FirstHourStep, firstHourSteps } from '@fairway/contract/first-hour.ts';
import { flowsOfRecords } from '@fairway/contract/flow-subjects.ts';
import { settingsOf } from '@fairway/contract/setting-fields.ts';
import { isStepDone } from '@fairway/domain/first-hour/first-hour-steps.ts';
import { templateRoles } from '@fairway/domain/first-hour/template-roles.ts';
import type { Context } from '../http/context.ts';
import { readSettings } from '../system/settings.ts';
import * as store from './store.ts';
import { tellFirstHourScreens } from './tell-first-hour-screens.ts';

/** How far the company is set up. What is there counts, whoever made it and however. */
export async function getFirstHour({ db, session }: Context) {
  const counts = await store.countSteps(db, {
    companyKeys: settingsOf('company'),
    ownFlows: Object.values(flowsOfRecords),
  });
  const skipped = await store.skippedSteps(db);
  const { companyName } = await readSettings(db);
  return {
    companyName,
    steps: firstHourSteps.map((step) => ({
      ...{ step, count: counts[step], isDone: isStepDone(step, counts[step]), isSkipped: skipped.has(step) },
    })),
    isDismissed: await store.isDismissed(db, session.userId),
  };
}

export async function skipStep(
  { db, session, now, auditTarget }: Context,
  { step, isSkipped }: { step: FirstHourStep; isSkipped: boolean },
): Promise<null> {
  if (!session.isAdministrator) throw new AppError('FORBIDDEN');
  auditTarget(`${step} ${isSkipped ? '−' : '+'}`);
  if (isSkipped) await store.keepSkip(db, { step, byId: session.userId, at: now });
  else await store.dropSkip(db, step);
  await tellFirstHourScreens(db);
  return null;
}

export async function dismissFirstHour({ db, session }: Context, isWanted: boolean): Promise<null> {
  if (isWanted) await store.keepDismissal(db, session.userId);
  else await store.dropDismissal(db, session.userId);
  return null;
}

/** The roles of the template with who has them; one that the company deleted is not there. */
export async function listFirstRoles({ db }: Context) {
  const roles = new Map((await store.rolesWithPeople(db, templateRoles)).map((role) => [role.id, role]));
  return { list: templateRoles.flatMap((id) => roles.get(id) ?? []) };
}
