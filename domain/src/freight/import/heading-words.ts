import type { PlainTarget } from '@fairway/contract/rate-import.ts';
import { asOnePhrase, subHeading } from './parent-heading.ts';
import { plainText } from './sheet-cell.ts';

/** What people call each field in the head of a column, in Chinese and English; the first that fits counts. */
const words: readonly [PlainTarget, RegExp][] = [
  [
    'validFrom',
    /^(VALID(ITY)? ?(FROM|START)|EFFECTIVE( DATE| FROM)?|EFF\.?( DATE)?|START( DATE)?|FROM DATE|生效(日期|日|时间)?|开始日期|有效期(起|自|开始|从)|起始日期?)$/,
  ],
  [
    'validTo',
    /^(VALID(ITY)? ?(TO|UNTIL|TILL?|THRU|END)|EXPIR(Y|ES|ATION)( DATE)?|EXP\.?( DATE)?|END( DATE)?|TO DATE|UNTIL|失效(日期|日|时间)?|结束日期|截止日期?|有效期(至|止|到|结束))$/,
  ],
  ['validity', /^(VALIDITY( PERIOD)?|VALID|VALID(ITY)? DATES?|PERIOD|有效期间?|有效时间)$/],
  [
    'pol',
    /^(P\.?O\.?L\.?|PORT OF LOADING|LOADING PORT|LOAD PORT|ORIGIN( PORT)?|FROM|DEPARTURE( PORT)?|起运(港|地|机场)?|始发(港|地|站)?|装(运|货)?港|启运港|出发港)$/,
  ],
  [
    'pod',
    /^(P\.?O\.?D\.?|PORT OF DISCHARGE|DISCHARGE PORT|DESTINATION( PORT)?|DEST\.?|TO|ARRIVAL( PORT)?|目的(港|地|机场|站)?|卸(货)?港|到达(港|站))$/,
  ],
  ['via', /^(VIA|T\/?S( PORT)?|TRANS?SHIP(MENT)?( PORT)?|ROUTING|中转(港)?|经(由|停)?)$/],
  ['por', /^(POR|PLACE OF RECEIPT|RECEIPT|收货地)$/],
  ['del', /^(DEL|PLACE OF DELIVERY|FINAL DESTINATION|DELIVERY|FND|交货地|最终目的地)$/],
  [
    'carrier',
    /^(CARRIER|LINE|SHIPPING LINE|OCEAN CARRIER|SSL|SCAC|AIRLINE|VESSEL OPERATOR|船公司|承运人|船东|航空公司|航司)$/,
  ],
  ['service', /^(SERVICE( CODE| NAME| STRING)?|SVC|LOOP|STRING|航线代码|航线|服务)$/],
  ['rateType', /^(RATE TYPE|TYPE( OF RATE)?|运价类型|价格类型)$/],
  ['commodity', /^(COMMODITY|COMM\.?|CARGO( TYPE)?|GOODS|品名|货名|货物|品类)$/],
  ['contractNo', /^(CONTRACT( NO\.?| NUMBER)?|S\/?C( NO\.?)?|CONTRACT#|合约号?|合同号?)$/],
  ['currency', /^(CUR(RENCY)?|CCY|CURR\.?|币种|币别|货币)$/],
  [
    'transitDays',
    /^(T\/?T|TRANSIT( TIME)?( ?\(?DAYS?\)?)?|TRANSIT DAYS|航程|时效|运输时间|航行天数)( ?\(?(天|DAYS?)\)?)?$/,
  ],
  ['freeDemurrage', /^((FREE )?(DEM(URRAGE)?)( FREE)?( DAYS| TIME)?|免堆期?|免堆)$/],
  [
    'freeDetention',
    /^((FREE )?(DET(ENTION)?)( FREE)?( DAYS| TIME)?|FREE (TIME|DAYS)( AT (POD|DESTINATION))?|免(用)?箱期?|免箱)$/,
  ],
  [
    'frequency',
    /^(FREQ(UENCY)?|SAILING( DAYS?)?|CLOSING( ?\/ ?ETD)?|CY ?\/ ?ETD|ETD|SCHEDULE|班期|船期|开船日|截关开船|截开)$/,
  ],
  ['weightLimit', /^(WEIGHT( LIMIT(ATION)?)?|W\/?T LIMIT|限重|重量限制)$/],
  ['remark', /^(REMARKS?|NOTES?|COMMENTS?|REM\.?|备注|说明)$/],
  ['remarkInternal', /^(INTERNAL( REMARKS?| NOTES?)?|内部备注|订舱备注)$/],
  ['mode', /^(MODE( OF TRANSPORT)?|TRANSPORT MODE|运输方式|业务类型)$/],
];

/** Which field a heading names: with the one over it (`Validity › From`, `有效期 › 起`), or by itself. */
export function headingTarget(heading: string): PlainTarget | undefined {
  const phrase = asOnePhrase(heading);
  if (phrase === heading) return targetOfPhrase(heading);
  const glued = phrase.replace(/(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])/g, '');
  return targetOfPhrase(glued) ?? targetOfPhrase(subHeading(heading));
}

/** Brackets and stars around it do not count. */
function targetOfPhrase(heading: string): PlainTarget | undefined {
  const text = plainText(heading)
    .replace(/[*#:：]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = text
    .replace(/[([（【][^)\]）】]*[)\]）】]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (const one of new Set([
    text,
    bare,
    ...bare.split(/ ?[/|] ?(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff]) ?[/|]? ?(?=[A-Z])| (?=[\u4e00-\u9fff])/),
  ])) {
    const found = words.find(([, pattern]) => pattern.test(one.trim()));
    if (found) return found[0];
  }
  return undefined;
}
