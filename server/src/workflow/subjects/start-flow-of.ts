import { AppError } from '@fairway/contract/app-error.ts';
import { flowsOfRecords } from '@fairway/contract/flow-subjects.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { draftFlow } from '@fairway/domain/workflow/engine/state.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { actorOf } from '../actor.ts';
import { firstForm } from '../children.ts';
import { decideAndSave } from '../decide-and-save.ts';
import { commandOf, contextFor } from '../intent.ts';
import { newFlow } from '../new-flow.ts';
import { startableFlow } from '../templates/compiled-flow.ts';
import { type Subject, subjectText } from './subject.ts';

/** Several records that nothing but the request holds together are named by its id. */
type AskedAbout = Pick<Subject, 'kind'> & Partial<Subject>;

/**
 * Submits a request about a business record in the name of the caller, whom the owner of the record let do so. What the
 * form shows comes from the record; fields a company took out of its form are left out.
 */
export async function startFlowOf(ctx: Context, subject: AskedAbout, values: FormValues): Promise<string> {
  const published = await startableFlow(ctx.db, flowsOfRecords[subject.kind]);
  if (!published) throw new AppError('FLOW_OF_RECORD_MISSING', { code: flowsOfRecords[subject.kind] });
  const id = newId(ctx.now.getTime());
  const { key, version } = published.flow.template;
  const state = draftFlow({ id, key, version, initiator: ctx.session.userId });
  const open = await newFlow(ctx, published, state, {
    flowUrgent: 1,
    subject: subjectText({ id, ...subject }),
  });
  const actor = actorOf(ctx);
  const context = await contextFor(actor, open);
  const known = Object.entries(values).filter(([path]) => published.flow.form?.byPath.has(path));
  const form = firstForm(published, Object.fromEntries(known), context);
  const command = commandOf(actor, { type: 'submit', form, filled: Object.keys(form), letIn: true });
  const { missing } = await decideAndSave(actor, open, command, context);
  if (missing.length > 0) {
    const steps = missing.map(({ nodeName }) => nodeName).join('、');
    throw new AppError('FLOW_OF_RECORD_WITHOUT_PEOPLE', { steps });
  }
  return id;
}
