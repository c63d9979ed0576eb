import { Buffer } from 'node:buffer';
import {
  addShipmentBill,
  answerShipmentBill,
  type BillText,
  sendShipmentBill,
  updateShipmentBill,
} from '@fairway/contract/shipment-papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import type { Person } from '../testing/test-app.ts';
import { day, type ShipmentCompany, shipmentCompany, today } from './testing/shipment-company.ts';

let house: ShipmentCompany;
let id: string;
beforeAll(async () => {
  house = await shipmentCompany();
  const made = await house.made({
    ...{ goodsCn: '玩具', goodsEn: 'TOYS', hsCode: '950300', packages: 10, internalRemark: 'SECRET-REMARK' },
    cutPort: today.getTime() + 5 * day,
    parties: [
      { role: 'shipper', details: { name: 'ALPHA TRADING LTD.', address: 'NINGBO' } },
      { role: 'consignee', details: { name: 'ZULU BUYER INC.' } },
    ],
  });
  id = made.id;
});
afterAll(() => house.app.close());

const refused = async (who: Person, query: string) =>
  (await (await ask(who, query)).json()) as { code: number; msg: string };

const ask = (who: Person, query: string) =>
  fetch(`${house.app.url}/api/erpcargo/Shipment/${id}/Paper?${query}`, {
    headers: { authorization: who.token },
  });

async function textOf(who: Person, query: string): Promise<string> {
  const response = await ask(who, query);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = readPdf(Buffer.from(await response.arrayBuffer())).pages.join('\n');
  expect(text).not.toContain('\ufffd');
  expect(text).not.toContain('SECRET');
  return text;
}

it.each([
  [
    'bookingForm',
    'zh',
    ['出口货物托运单', '发货人', '甲客户有限公司', 'ALPHA TRADING LTD.', '玩具', '950300', '截港'],
  ],
  ['bookingForm', 'en', ['Booking Form', 'Shipper', 'ZULU BUYER INC.', 'TOYS', 'Port cut-off']],
  ['arrivalNotice', 'zh', ['到港通知书', '收货人', 'ZULU BUYER INC.', '最后免费日', '集装箱']],
  ['arrivalNotice', 'en', ['Arrival Notice', 'Consignee', 'Last free day', 'Containers']],
] as const)('%s in %s says what it must', async (kind, language, words) => {
  for (const who of [house.who('ops02'), house.who('client01')]) {
    const text = await textOf(who, `kind=${kind}&language=${language}`);
    for (const word of words) expect(text).toContain(word);
  }
});

it('papers about a bill need one, and customers are given the version they were sent', async () => {
  const [ops, client] = [house.who('ops02'), house.who('client01')];
  expect((await refused(ops, 'kind=billDraft')).msg).toContain('提单');
  const { data } = await ops.call(addShipmentBill, { params: { id }, body: { kind: 'HBL' } });
  const billId = data?.id ?? '';
  expect(await textOf(ops, 'kind=billDraft&language=zh')).toContain('确认稿');
  expect(await textOf(ops, 'kind=billDraft&language=en')).toContain('NOT NEGOTIABLE');
  const letter = await textOf(ops, `kind=telexLetter&language=zh&billId=${billId}`);
  for (const word of ['电放保函', 'ZULU BUYER INC.', '保证', '签章', data?.billNo ?? ''])
    expect(letter).toContain(word);
  expect(await textOf(ops, 'kind=telexLetter&language=en')).toContain('Letter of Indemnity');
  expect((await refused(client, `kind=billDraft&billId=${billId}`)).code).toBe(404);
});

describe('the papers of one shipment', () => {
  const papers = ['bookingForm', 'billDraft', 'arrivalNotice', 'telexLetter'] as const;
  const cargo = { goodsEn: 'TOYS', packages: 10, packageType: 'CTN', grossKg: '12000', cbm: '30' } as const;
  const old = ['ZULU BUYER INC.', '12000 KGS', '10 CTN', 'TOYS'];
  const agreed = ['ACME STORES LLC', '12500 KGS', '11 CTN', 'WOODEN TOYS'];
  const newest = ['OMEGA SHOPS PTY', '12900 KGS', '12 CTN', 'PLUSH BEARS'];
  const textOfBill = ([consignee = '', grossWeight = '', packages = '', goods = '']: readonly string[]) => ({
    ...{ consignee, grossWeight, packages, goods },
  });
  /** Which of the texts each paper says; every other one is not on it. */
  const says = async (who: Person, expected: Record<(typeof papers)[number], readonly string[]>) => {
    for (const language of ['zh', 'en'])
      for (const kind of papers) {
        const text = (await textOf(who, `kind=${kind}&language=${language}`)).replaceAll('\n', ' ');
        for (const word of expected[kind]) expect(text, `${kind} ${language}`).toContain(word);
        for (const word of [...old, ...agreed, ...newest].filter((one) => !expected[kind].includes(one)))
          if (!expected[kind].some((one) => one.includes(word)))
            expect(text, `${kind} ${language}`).not.toContain(word);
      }
  };
  const all = (texts: readonly string[]) =>
    Object.fromEntries(papers.map((kind) => [kind, texts])) as Record<(typeof papers)[number], string[]>;

  it('agree before the customer confirms the bill, after it, and after it is a draft again', async () => {
    const [ops, client] = [house.who('ops02'), house.who('client01')];
    const made = await house.made({
      ...cargo,
      boxes: [{ type: '40HQ', containerNo: 'MSKU7165121' }],
      parties: [{ role: 'consignee', details: { name: 'ZULU BUYER INC.' } }],
    });
    id = made.id;
    const { data: bill } = await ops.call(addShipmentBill, { params: { id }, body: { kind: 'HBL' } });
    const params = { id, billId: bill?.id ?? '' };
    await says(ops, all(old));

    const rewrite = async (version: number, texts: readonly string[]) => {
      const [known] = (await house.shown(id)).bills;
      const text = { ...(known?.text as BillText), ...textOfBill(texts) };
      await ops.call(updateShipmentBill, { params, body: { version, known: known ?? expect.fail(), text } });
    };
    await rewrite(1, agreed);
    // Nobody confirmed it yet: only the draft says so.
    await says(ops, { ...all(old), billDraft: agreed });
    await ops.call(sendShipmentBill, { params, body: { version: 2 } });
    await says(client, { ...all(old), billDraft: agreed });
    await client.call(answerShipmentBill, { params, body: { version: 2, answer: 'confirmed', text: '' } });
    for (const who of [ops, client]) await says(who, all(agreed));

    await rewrite(2, newest);
    await says(ops, { ...all(agreed), billDraft: newest });
    await says(client, all(agreed));
    // What was confirmed stays known while another answer is waited for.
    await ops.call(sendShipmentBill, { params, body: { version: 3 } });
    await says(client, { ...all(agreed), billDraft: newest });
    await client.call(answerShipmentBill, { params, body: { version: 3, answer: 'confirmed', text: '' } });
    for (const who of [ops, client]) await says(who, all(newest));
  });

  it('say the times of ports with their offset', async () => {
    expect(await textOf(house.who('ops02'), 'kind=bookingForm&language=en')).toContain(
      '2026-11-15 12:00 UTC+8',
    );
    expect(await textOf(house.who('ops02'), 'kind=arrivalNotice&language=en')).toContain(
      '2026-11-29 20:00 UTC-8',
    );
  });
});

it('nobody prints what they may not see', async () => {
  for (const kind of ['bookingForm', 'arrivalNotice'])
    expect((await refused(house.who('sales02'), `kind=${kind}`)).code).toBe(404);
});
