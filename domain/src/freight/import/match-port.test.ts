import { describe, expect, it } from 'vitest';
import { carrierMatcher } from './match-carrier.ts';
import { type KnownPort, portMatcher } from './match-port.ts';

const port = (
  unlocode: string,
  nameEn: string,
  nameCn: string,
  more: Partial<KnownPort> = {},
): KnownPort => ({
  ...{
    id: unlocode,
    unlocode,
    nameEn,
    nameCn,
    country: unlocode.slice(0, 2),
    kind: 'sea',
    iata: '',
    aliases: [],
  },
  ...more,
});
const ports = [
  port('CNSHA', 'Shanghai', '上海', { aliases: ['YANGSHAN', '洋山'] }),
  port('CNPVG', 'Shanghai Pudong', '浦东', { kind: 'air', iata: 'PVG' }),
  port('CNNGB', 'Ningbo', '宁波', { aliases: ['CNNBO', 'NINGPO', '北仑'], iata: 'NGB' }),
  port('CNCAN', 'Guangzhou (Huangpu)', '广州(黄埔)'),
  port('USLAX', 'Los Angeles', '洛杉矶', { iata: 'LAX' }),
  port('USLGB', 'Long Beach', '长滩'),
  port('USOAK', 'Oakland', '奥克兰'),
  port('NZAKL', 'Auckland', '奥克兰'),
  port('USNYC', 'New York', '纽约'),
  port('INNSA', 'Nhava Sheva', '那瓦西瓦', { aliases: ['JNPT'] }),
  port('VNSGN', 'Ho Chi Minh City', '胡志明', { aliases: ['CAT LAI'] }),
  port('DEHAM', 'Hamburg', '汉堡'),
  port('NLRTM', 'Rotterdam', '鹿特丹'),
];
const { match } = portMatcher(ports, new Map([['LAX/LGB base', 'USLAX']]));

describe('a port', () => {
  it.each<[string, string[]]>([
    ['CNNGB', ['CNNGB']],
    ['cnnbo', ['CNNGB']],
    ['Ningbo', ['CNNGB']],
    ['NINGBO, CHINA', ['CNNGB']],
    ['NINGBO,CN', ['CNNGB']],
    ['Ningbo China', ['CNNGB']],
    ['宁波', ['CNNGB']],
    ['宁波港', ['CNNGB']],
    ['LOS ANGELES, CA', ['USLAX']],
    ['LOS ANGELES, CA, USA', ['USLAX']],
    ['Los Angeles (USLAX)', ['USLAX']],
    ['Nhava Sheva (INNSA)', ['INNSA']],
    ['NHAVA-SHEVA', ['INNSA']],
    ['New York, NY', ['USNYC']],
    ['Ho Chi Minh (Cat Lai)', ['VNSGN']],
    ['Guangzhou', ['CNCAN']],
    ['黄埔', ['CNCAN']],
    ['PORT OF HAMBURG', ['DEHAM']],
    ['HAMBURG/ROTTERDAM', ['DEHAM', 'NLRTM']],
    ['SHA/NGB', ['CNSHA', 'CNNGB']],
    ['LAX/LGB', ['USLAX', 'USLGB']],
    ['Shanghai; Ningbo', ['CNSHA', 'CNNGB']],
    ['上海、宁波', ['CNSHA', 'CNNGB']],
    ['NINGBO, SHANGHAI', ['CNNGB', 'CNSHA']],
    ['奥克兰, 新西兰', ['NZAKL']],
    ['LAX/LGB BASE', ['USLAX']],
  ])('%s', (text, ids) => {
    expect(match(text, false)).toMatchObject({ ids });
  });

  it.each<[string, string[], string[]]>([
    ['NGB', ['CNNGB'], ['NGB']],
    ['nbo', ['CNNGB'], ['nbo']],
    ['LAX', ['USLAX'], ['LAX']],
    ['LA/LGB', ['USLAX', 'USLGB'], ['LA', 'LGB']],
    ['SHA/NGB', ['CNSHA', 'CNNGB'], ['SHA', 'NGB']],
    ['Ningbo/Shanghai', ['CNNGB', 'CNSHA'], []],
    ['SHANGHAI, CN', ['CNSHA'], []],
    ['Ningbo, Shanghai/Hamburg, Germany', ['CNNGB', 'CNSHA', 'DEHAM'], []],
    ['Ningbo\nSHA', ['CNNGB', 'CNSHA'], ['SHA']],
    ['HAM+RTM & Ningbo', ['DEHAM', 'NLRTM', 'CNNGB'], ['HAM', 'RTM']],
    ['LOS ANGELES (LA)', ['USLAX'], []],
    ['洋山', ['CNSHA'], []],
    ['USLAX', ['USLAX'], []],
    ['LAX/LGB base', ['USLAX'], []],
  ])('%j is read, and what is short is shown as understood', (text, ids, spellings) => {
    const found = match(text, false);
    expect(found).toMatchObject({ ids });
    expect('understood' in found && found.understood.map(({ spelling }) => spelling)).toEqual(spellings);
  });

  it('is asked, not guessed, where two ports end in the same three letters', () => {
    const two = portMatcher([...ports, port('CNNSA', 'Nansha', '南沙')]);
    expect(two.match('NSA', false)).toEqual({
      ...{ reason: 'ambiguousPort', text: 'NSA', proposals: ['INNSA', 'CNNSA'] },
    });
    expect(two.match('SHA/NSA', false)).toMatchObject({ reason: 'ambiguousPort', text: 'NSA' });
    const told = portMatcher([...ports, port('CNNSA', 'Nansha', '南沙')], new Map([['nsa', 'CNNSA']]));
    expect(told.match('NSA', false)).toEqual({ ids: ['CNNSA'], understood: [] });
    // A name or an alias goes before three letters of a code.
    const named = portMatcher([...ports, port('XXABC', 'Elsewhere', '别处', { aliases: ['SHA'] })]);
    expect(named.match('SHA', false)).toEqual({ ids: ['XXABC'], understood: [] });
  });

  it('is one of several, whichever signs stand between them and however each is written', () => {
    const written = ports.filter(({ nameCn, kind }) => nameCn !== '奥克兰' && kind === 'sea');
    const spellings = [
      ({ unlocode }: KnownPort) => unlocode,
      ({ nameCn }: KnownPort) => nameCn,
      ({ unlocode }: KnownPort) => unlocode.slice(2),
      ({ nameEn, country }: KnownPort) => `${nameEn} (${country})`,
    ];
    const signs = ['/', ' / ', ',', ', ', ';', '&', ' & ', '、', '+', '\n'];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 500; round++) {
      const chosen = [...written].sort(() => next(3) - 1).slice(0, 2 + next(3));
      const text = chosen
        .map((one) => spellings[next(spellings.length)]?.(one) ?? '')
        .join(signs[next(signs.length)]);
      const found = match(text, false);
      expect('ids' in found && found.ids, text).toEqual(chosen.map(({ id }) => id));
    }
  });

  it('is the airport of that name by air', () => {
    expect(match('PVG', true)).toMatchObject({ ids: ['CNPVG'] });
    expect(match('LAX', true)).toMatchObject({ ids: ['USLAX'] });
  });

  it('is proposed where its spelling is near', () => {
    expect(match('NINGBOO', false)).toMatchObject({ reason: 'unknownPort', proposals: ['CNNGB'] });
    expect(match('Los Angelos', false)).toMatchObject({ reason: 'unknownPort', proposals: ['USLAX'] });
    expect(match('Atlantis', false)).toMatchObject({ reason: 'unknownPort', text: 'Atlantis' });
    expect(match('SHA/ATLANTIS', false)).toMatchObject({ reason: 'unknownPort', text: 'ATLANTIS' });
  });

  it('is ambiguous where two have the name', () => {
    expect(match('奥克兰', false)).toEqual({
      ...{ reason: 'ambiguousPort', text: '奥克兰', proposals: ['USOAK', 'NZAKL'] },
    });
  });

  it('is found by every code, name and alias, however it is typed', () => {
    for (const { id, unlocode, nameEn, nameCn, aliases } of ports)
      for (const text of [unlocode, nameEn, nameCn, ...aliases]) {
        if (nameCn === '奥克兰' && text === nameCn) continue;
        for (const typed of [text, text.toLowerCase(), ` ${text} `, text.replace(' ', '  ')])
          expect(match(typed, false), typed).toEqual({ ids: [id], understood: [] });
      }
  });
});

describe('a carrier', () => {
  const carrier = (scac: string, nameEn: string, nameCn: string, smdg = '') => ({
    ...{ id: scac, scac, nameEn, nameCn, smdg, altScac: scac === 'MSCU' ? ['MEDU'] : [], iataPrefix: '' },
  });
  const find = carrierMatcher(
    [
      carrier('COSU', 'COSCO SHIPPING Lines', '中远海运集运', 'COS'),
      carrier('MSCU', 'MSC', '地中海航运'),
      carrier('ONEY', 'Ocean Network Express', '海洋网联'),
      carrier('EGLV', 'Evergreen', '长荣海运'),
    ],
    new Map([['Big Red', 'ONEY']]),
  );
  it.each([
    ['COSU', 'COSU'],
    ['COSCO', 'COSU'],
    ['cosco shipping', 'COSU'],
    ['MEDU', 'MSCU'],
    ['ONE', 'ONEY'],
    ['EMC', 'EGLV'],
    ['长荣', 'EGLV'],
    ['Evergreen Line', 'EGLV'],
    ['big red', 'ONEY'],
  ])('%s', (text, id) => {
    expect(find(text)).toEqual({ id });
  });
  it('is proposed where its spelling is near', () => {
    expect(find('Evergren')).toEqual({ reason: 'unknownCarrier', proposals: ['EGLV'] });
    expect(find('Nobody')).toMatchObject({ reason: 'unknownCarrier' });
  });
});
