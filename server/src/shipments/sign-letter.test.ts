import { Buffer } from 'node:buffer';
import { getDownload } from '@fairway/contract/files.ts';
import { addShipmentBill, sendShipmentBill } from '@fairway/contract/shipment-papers.ts';
import { getTelexLetter, signTelexLetter } from '@fairway/contract/shipment-prints.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signatureOf } from '../files/sample-files.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import type { Person } from '../testing/test-app.ts';
import { type ShipmentCompany, shipmentCompany } from './testing/shipment-company.ts';

let house: ShipmentCompany;
let id: string;
beforeAll(async () => {
  house = await shipmentCompany();
});
beforeEach(async () => {
  id = (
    await house.made({
      ...{ goodsEn: 'TOYS', internalRemark: 'SECRET-REMARK' },
      parties: [{ role: 'shipper', details: { name: 'ALPHA TRADING LTD.', address: 'NINGBO' } }],
    })
  ).id;
});
afterAll(() => house.app.close());

/** A customer signs for a bill they were sent. */
const withBill = async () => {
  const ops = house.who('ops02');
  const { data } = await ops.call(addShipmentBill, { params: { id }, body: { kind: 'HBL' } });
  const bill = data ?? expect.fail();
  await ops.call(sendShipmentBill, { params: { id, billId: bill.id }, body: { version: 1 } });
  return bill;
};

const signed = { language: 'zh', signer: '林经理', company: '甲客户有限公司' } as const;
const sign = async (who: Person, sent: object = {}, picture?: string) =>
  who.call(signTelexLetter, {
    params: { id },
    body: { ...signed, signImg: picture ?? (await signatureOf(1)), ...sent },
  });

async function letterOf(who: Person, fileId: string): Promise<Buffer> {
  const { data: link } = await who.call(getDownload, { params: { type: 'document', fileId } });
  const response = await fetch(`${house.app.url}${link?.url ?? expect.fail('it cannot be read')}`);
  return Buffer.from(await response.arrayBuffer());
}

it('is kept with what was read, who signed, and the signature', async () => {
  const bill = await withBill();
  const client = house.who('client01');
  const { code, msg } = await sign(client);
  expect(code, msg).toBe(200);
  for (const who of [client, house.who('ops02')]) {
    const [document] = (await house.shown(id, who)).documents;
    expect(document).toMatchObject({ kind: 'telexLetter', isPublished: true, version: 1 });
    const [newest] = document?.versions ?? [];
    // Notes of documents are for staff; who signed stands on the letter.
    expect(newest?.note).toBe(who === client ? '' : '林经理, 甲客户有限公司');
    const bytes = await letterOf(who, newest?.fileId ?? '');
    const text = readPdf(bytes).pages.join('\n');
    for (const word of ['电放保函', bill.billNo, '林经理, 甲客户有限公司', 'client01', '2026-11-10'])
      expect(text).toContain(word);
    expect(text).not.toContain('SECRET');
    expect(bytes.toString('latin1')).toContain('/Subtype /Image');
  }
});

it('is read before it is signed, by those who see the bill', async () => {
  const bill = await withBill();
  const read = (account: string, language?: 'en') =>
    house.who(account).call(getTelexLetter, { params: { id }, query: { billId: bill.id, language } });
  const { data } = await read('client01');
  expect(data).toMatchObject({ title: '电放保函', company: 'ALPHA TRADING LTD.' });
  expect(data?.facts).toContainEqual({ label: '提单号', value: `HBL ${bill.billNo}` });
  expect((await read('ops02', 'en')).data?.title).toBe('Letter of Indemnity for Telex Release');
  expect((await read('client02')).code).toBe(404);
});

it('reads in English where it was read in English', async () => {
  await withBill();
  expect((await sign(house.who('ops02'), { language: 'en' })).code).toBe(200);
  const [document] = (await house.shown(id)).documents;
  const bytes = await letterOf(house.who('ops02'), document?.versions[0]?.fileId ?? '');
  expect(readPdf(bytes).pages.join('\n')).toContain('Letter of Indemnity');
});

it('acts once where the same command comes twice', async () => {
  await withBill();
  const signImg = await signatureOf(1);
  const headers = { 'command-id': 'letter-signed-once' };
  const once = { params: { id }, body: { ...signed, signImg }, headers };
  const client = house.who('client01');
  const [first, second] = [
    await client.call(signTelexLetter, once),
    await client.call(signTelexLetter, once),
  ];
  expect(second.data).toEqual(first.data);
  expect((await house.shown(id)).documents).toHaveLength(1);
});

it.each([
  ['of somebody else’s shipment', 'client02', {}, 404],
  ['without a name', 'client01', { signer: ' ' }, 422],
  ['with what is no picture', 'client01', { signImg: 'data:image/png;base64,AAAA' }, 400],
  ['by whoever only looks', 'agent01', {}, 404],
  ['of a bill of something else', 'client01', { billId: 'nobodys' }, 404],
] as const)('is refused %s, and nothing is kept', async (_what, account, sent, code) => {
  await withBill();
  expect((await sign(house.who(account), sent)).code).toBe(code);
  expect((await house.shown(id)).documents).toEqual([]);
});

it('needs a bill', async () => {
  expect((await sign(house.who('ops02'))).msg).toContain('提单');
});
