import type { InquiryRow } from '@fairway/contract/rate-inquiries.ts';
import type { WatchRow } from '@fairway/contract/rate-watches.ts';
import { success } from '../../testing/answers.ts';
import { companyToday, shiftDay } from '../rate-dates.ts';

const base = '/api/erpcargo';
export const watchCalls = {
  list: `GET ${base}/RateWatch`,
  marks: `GET ${base}/RateWatch/Marks`,
  add: `POST ${base}/RateWatch`,
  remove: (id: string) => `DELETE ${base}/RateWatch/${id}`,
};
export const inquiryCalls = {
  list: `GET ${base}/RateInquiry`,
  one: (id: string) => `GET ${base}/RateInquiry/${id}`,
  add: `POST ${base}/RateInquiry`,
  answer: (id: string) => `POST ${base}/RateInquiry/${id}/Actions/Answer`,
  close: (id: string) => `POST ${base}/RateInquiry/${id}/Actions/Close`,
};

export const marked = (...list: object[]) => success({ list });
export const kept = success({ id: 'w9', key: 'k9' });

export const watchRow = (changes: Partial<WatchRow> = {}): WatchRow => ({
  ...{ id: 'w1', kind: 'favourite', key: 'k1', watched: { kind: 'favourite', rateId: 'r1' }, mode: 'FCL' },
  ...{ polName: '宁波', podName: '洛杉矶', polCode: 'CNNGB', podCode: 'USLAX', lineName: '' },
  ...{ carrierName: '中远海运集运', carrierCode: 'COSU', line: null, creatorTime: Date.UTC(2026, 10, 14) },
  current: {
    ...{ id: 'r1', rateNo: 'RT20261100001', status: 'published', carrierName: '', carrierCode: '' },
    ...{ validFrom: companyToday(), validTo: shiftDay(companyToday(), 20), isToBasePort: false },
    prices: [
      {
        place: '40HQ',
        price: { currency: 'USD', amount: '1900' },
        change: { currency: 'USD', amount: '-150' },
      },
    ],
  },
  ...changes,
});

export const inquiryRow = (changes: Partial<InquiryRow> = {}): InquiryRow => ({
  ...{ id: 'q1', version: 1, inquiryNo: 'XJ20261100001', status: 'open', mode: 'FCL' },
  ...{ polId: 'ngb', podId: 'lax', day: '2026-12-01', remark: '月底前出运' },
  cargo: {
    ...{ boxes: [{ type: '40HQ', count: 2 }], bills: 1, grossKg: '0', cbm: '0', pieces: [] },
    ...{ isDangerous: false, isOversize: false, isRefrigerated: false, commodity: '家具' },
  },
  ...{ polName: '宁波', podName: '洛杉矶', polCode: 'CNNGB', podCode: 'USLAX', lineName: '美西' },
  ...{ askerId: 'u1', askerName: '林晓', isExternal: false, customerName: '', isOwn: true },
  ...{ creatorTime: Date.UTC(2026, 10, 14, 1, 30), answer: '', answererName: '', answeredAt: null },
  ...{ rate: null, closerName: '', closedAt: null, canAnswer: false, canClose: true },
  ...changes,
});
