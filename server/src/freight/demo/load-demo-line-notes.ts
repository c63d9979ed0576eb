import type { Db } from '../../database/open.ts';
import { userIdOf } from '../../organisation/demo/ids.ts';
import { midnightOf } from '../../organisation/demo/office-days.ts';
import { companyDay } from '../company-day.ts';
import { insertNote } from '../lines/store.ts';
import notes from './line-notes.json' with { type: 'json' };

const oneDay = 86_400_000;

/** What is going on on the trade lines, as the demo company's pricing writes it. */
export async function loadDemoLineNotes(db: Db, start: Date): Promise<void> {
  // The same at whatever hour somebody starts it.
  const now = midnightOf(start.getTime());
  for (const [place, { line, days, text, isForCustomers }] of notes.entries())
    await insertNote(db, {
      ...{ id: `note-demo-${place + 1}`, lineId: `line-${line}`, text, isForCustomers },
      ...{ day: companyDay(new Date(now + days * oneDay)), creatorUserId: userIdOf('pricing01') },
      creatorTime: new Date(now - (place + 1) * oneDay),
    });
}
