import type { FormValues } from '@fairway/contract/forms.ts';

const choices = (values: readonly string[]) => ({
  from: 'static',
  options: values.map((label, n) => ({ value: `v${n}`, label })),
});
const modes = ['海运', '空运', '铁路', '陆运'];
const states = ['待确认', '已订舱', '在途', '已到港', '已完成'];
const terms = ['FOB', 'CIF', 'EXW', 'DDP', 'DAP'];
const currencies = ['CNY', 'USD', 'EUR'];

const field = (model: string, label: string, kind: string, more: object = {}) => ({
  id: `f-${model}`,
  ...{ model, label, kind, ...more },
});

/** Twenty ordinary fields, as a form of a forwarder has them. */
export const recordForm = {
  version: 1,
  nodes: [
    field('title', '标题', 'text', { required: true }),
    field('customer', '客户', 'text'),
    field('mode', '运输方式', 'radio', { options: choices(modes) }),
    field('state', '状态', 'select', { options: choices(states) }),
    field('amount', '金额', 'number', { precision: 2 }),
    field('departure', '开船日', 'date'),
    field('handler', '经办人', 'user'),
    field('department', '部门', 'department'),
    field('contact', '联系人', 'text'),
    field('phone', '电话', 'text'),
    field('from', '起运港', 'text'),
    field('to', '目的港', 'text'),
    field('arrival', '到港日', 'date'),
    field('weight', '毛重', 'number', { precision: 1 }),
    field('volume', '体积', 'number', { precision: 2 }),
    field('pieces', '件数', 'number', { precision: 0 }),
    field('incoterm', '贸易条款', 'select', { options: choices(terms) }),
    field('currency', '币种', 'select', { options: choices(currencies) }),
    field('insured', '投保', 'switch'),
    field('note', '备注', 'textarea'),
  ],
};

const cities = ['宁波', '上海', '深圳', '青岛', '天津', '厦门', '广州', '大连', '苏州', '杭州'];
const names = [...'远达通恒海泰盛鑫源汇诚联捷顺安宏博瑞嘉华'];
const trades = ['国际贸易', '进出口', '电子科技', '纺织', '机械制造', '家具', '食品', '化工'];
const ports = ['Hamburg', 'Rotterdam', 'Los Angeles', 'Singapore', 'Santos', 'Felixstowe', 'Dubai', 'Busan'];
const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡'];
const given = ['伟', '芳', '娜', '敏', '静', '丽', '强', '磊', '军', '洋', '勇', '艳', '杰', '娟', '涛'];
const day = 86_400_000;
const start = Date.UTC(2025, 0, 1);

/** The nth of these lists, spread so that two lists do not go in step. */
const pick = <T>(list: readonly T[], n: number): T => list[Math.abs(Math.floor(n)) % list.length] as T;

/** What a keyword looks for: in every second record, in every second of those, in one of a thousand. */
export const commonWord = '整箱';
export const secondCommonWord = '加急';
export const rareWord = '熏蒸';

/** The nth record: half are full containers, a quarter of all are urgent too. */
export function recordValues(n: number): FormValues {
  const mixed = (n * 2_654_435_761) % 4_294_967_296;
  const city = pick(cities, mixed / 7);
  const customer = `${city}${pick(names, mixed / 11)}${pick(names, mixed / 131)}${pick(trades, mixed / 17)}有限公司`;
  return {
    title: `${customer.slice(2, 4)}${pick(ports, mixed / 19)} ${100_000 + (n % 900_000)}`,
    customer,
    mode: `v${n % 4}`,
    state: `v${Math.floor(mixed / 23) % 5}`,
    amount: (mixed % 10_000_000) / 100,
    departure: start + (n % 700) * day,
    handler: `user-sales0${1 + (n % 3)}`,
    department: pick(['org-hr', 'org-it'], n / 2),
    contact: pick(surnames, mixed / 29) + pick(given, mixed / 31),
    phone: `138${String(mixed % 100_000_000).padStart(8, '0')}`,
    from: `${city}港`,
    to: pick(ports, mixed / 37),
    arrival: start + ((n % 700) + 20 + (n % 17)) * day,
    weight: (mixed % 250_000) / 10,
    volume: (mixed % 6_800) / 100,
    pieces: mixed % 2_000,
    incoterm: `v${Math.floor(mixed / 41) % 5}`,
    currency: `v${Math.floor(mixed / 43) % 3}`,
    insured: n % 3 === 0 ? 1 : 0,
    note: `${n % 2 === 0 ? commonWord : '拼箱'}，${n % 4 < 2 ? secondCommonWord : '普货'}${n % 1_000 === 7 ? `，${rareWord}` : ''}，请于截关前确认`,
  };
}
