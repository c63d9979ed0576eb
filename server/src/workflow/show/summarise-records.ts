import { ungroupedWords } from '@fairway/contract/flow-words.ts';
import type { RecordAnswer } from '@fairway/contract/workflow.ts';
import { handleStatus } from '@fairway/domain/workflow/engine/state.ts';
import type { Directory } from '@fairway/domain/workflow/people/directory.ts';
import type { Context } from '../../http/context.ts';
import { type NamedKind, namesById } from '../../organisation/names-by-id.ts';
import { directoryOf } from '../directory.ts';
import { openIn } from '../templates/in-language.ts';
import { facesOf } from './names.ts';
import { peopleIn, shownRecords } from './shown-records.ts';
import { findSaid } from './store.ts';
import { visibleFlow } from './visible-flow.ts';

type Grouping = '1' | '2' | '3';

/** What the records can be grouped by: where those who handled it work, what they may do, what they do. */
const groupings: Record<
  Grouping,
  { kind: NamedKind; idsOf: (directory: Directory, user: string) => readonly string[] }
> = {
  '1': { kind: 'organisation', idsOf: ({ users }, user) => [users.get(user)?.organisationId ?? []].flat() },
  '2': { kind: 'role', idsOf: ({ users }, user) => users.get(user)?.roleIds ?? [] },
  '3': { kind: 'position', idsOf: ({ users }, user) => users.get(user)?.positionIds ?? [] },
};

const verdicts: readonly number[] = [handleStatus.approved, handleStatus.rejected];

/** Who said what, by department, role or position as they are now; somebody with two roles stands under both. */
export async function summariseRecords(
  ctx: Context,
  flowId: string,
  { category, type }: { category: Grouping; type: '0' | '1' },
) {
  const { db, language } = ctx;
  const open = openIn(await visibleFlow(ctx, flowId), language);
  if (!open.published.flow.template.settings.summary) return [];
  const said = await findSaid(db, flowId);
  const faceOf = await facesOf(db, peopleIn(open.state, said), language);
  const records = shownRecords(open, said, faceOf, language).filter(
    ({ status, handleStatus: code }) => status >= 0 && (type === '0' || verdicts.includes(code)),
  );
  const { kind, idsOf } = groupings[category];
  const directory = await directoryOf(db);
  const groups = new Map<string, RecordAnswer[]>();
  for (const record of records) {
    const ids = idsOf(directory, record.handleId);
    for (const id of ids.length > 0 ? ids : ['']) groups.set(id, [...(groups.get(id) ?? []), record]);
  }
  const names = await namesById(db, kind, [...groups.keys()], language);
  return [...groups].map(([id, list]) => ({
    id,
    fullName: names.get(id)?.fullName ?? ungroupedWords[language],
    list,
  }));
}
