import { uploadFile } from '@fairway/contract/files.ts';
import * as contract from '@fairway/contract/rate-import.ts';
import { signIn } from '@fairway/contract/session.ts';
import pg from 'pg';
import { demoPassword } from '../server/src/organisation/demo/accounts.ts';
import { type GoodLine, goodSheet } from '../server/src/rate-import/testing/sheets.ts';
import { callerOf } from '../server/src/testing/caller.ts';
import { startReadyServer } from '../server/src/testing/server-process.ts';
import type { Bench } from './bench.ts';

const rows = 10_000;
const goal = 20;

/** From the file on a person's disk to drafts: sent, read, looked at, written; and taken back. */
export const rateImport: Bench = {
  name: `Import of a carrier's rate sheet of ${rows} rows`,
  goal: `≤ ${goal} s from the upload to the last draft`,
  async measure({ databaseUrl }) {
    const database = new pg.Client({ connectionString: databaseUrl });
    database.on('error', () => undefined);
    await database.connect();
    const server = await startReadyServer({ DATABASE_URL: databaseUrl });
    try {
      const { data } = await server.call(signIn, { body: { account: 'pricing01', password: demoPassword } });
      const authorization = data?.token ?? '';
      const { rows: ports } = await database.query<{ unlocode: string }>(
        `select unlocode from port where kind = 'sea' order by unlocode`,
      );
      const file = await goodSheet(linesOver(ports.map(({ unlocode }) => unlocode)));
      return await measured(server.url, authorization, file);
    } finally {
      await server.stop();
      await database.end();
    }
  },
};

/** Each lane and period once. */
function linesOver(ports: readonly string[]): GoodLine[] {
  const lines: GoodLine[] = [];
  for (let month = 1; lines.length < rows; month++)
    for (const pol of ports)
      for (const pod of ports) {
        if (pol === pod || lines.length === rows) continue;
        const [from, to] = [1, 28].map(
          (day) => `2027-${String(month).padStart(2, '0')}-${day < 10 ? `0${day}` : day}`,
        );
        const base = 1_000 + (lines.length % 900);
        lines.push({ pol, pod, from: from ?? '', to: to ?? '', prices: [base, base + 300, base + 400] });
      }
  return lines;
}

async function measured(url: string, authorization: string, file: Buffer) {
  const call = callerOf(url, { authorization });
  const seconds = (from: number) => ((performance.now() - from) / 1_000).toFixed(1);
  const start = performance.now();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'rates.xlsx');
  const path = uploadFile.path.replace(':type', 'temporary');
  const sent = await fetch(url + path, { method: 'POST', headers: { authorization }, body });
  const fileId = ((await sent.json()) as { data: { name: string } }).data.name;
  const sheet = await call(contract.readRateSheet, { body: { fileId } });
  if (!sheet.data) throw new Error(sheet.msg);
  const { headerRow, mapping } = sheet.data;
  const looked = performance.now();
  const preview = await call(contract.previewRateImport, { body: { fileId, headerRow, mapping } });
  if (!preview.data) throw new Error(preview.msg);
  const preview1 = seconds(looked);
  const { digest } = preview.data;
  const ran = performance.now();
  const run = await call(contract.runRateImport, { body: { fileId, headerRow, mapping, digest } });
  const params = { id: run.data?.id ?? '' };
  for (;;) {
    const { data } = await call(contract.getRateImport, { params });
    if (data?.state === 'done') break;
    if (data?.state === 'failed') throw new Error(data.failure);
  }
  const whole = seconds(start);
  const figures = { 'whole, s': whole, 'preview, s': preview1, 'run, s': seconds(ran) };
  const undone = performance.now();
  const undo = await call(contract.undoRateImport, { params });
  return {
    ok: Number(whole) <= goal && undo.data?.deleted === rows,
    figures: { ...figures, 'undo, s': seconds(undone), 'file, kB': Math.round(file.length / 1_000) },
  };
}
