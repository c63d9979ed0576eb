import type { Language } from '@fairway/contract/errors.ts';
import type { Db } from '../../database/open.ts';
import { portsById } from '../../master-data/lookups.ts';

interface Lane {
  polId: string;
  podId: string;
}

/** A lane in the words of both languages. */
export async function laneNames(db: Db, { polId, podId }: Lane): Promise<Record<Language, string>> {
  const [zh, en] = await Promise.all([
    portsById(db, [polId, podId], 'zh'),
    portsById(db, [polId, podId], 'en'),
  ]);
  const written = (ports: typeof zh) => [polId, podId].map((id) => ports.get(id)?.fullName ?? '').join(' → ');
  return { zh: written(zh), en: written(en) };
}
