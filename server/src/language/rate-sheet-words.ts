/** Headings of the sheet of rates that people send to customers. */
export const rateSheetWords = {
  zh: {
    title: '运价表',
    ...{
      pol: '起运港',
      pod: '目的港',
      via: '中转港',
      direct: '直达',
      carrier: '承运人',
      service: '航线代码',
    },
    ...{
      commodity: '品名',
      validFrom: '有效期起',
      validTo: '有效期止',
      transit: '航程(天)',
      frequency: '班期',
    },
    ...{
      demurrage: '免堆(天)',
      detention: '免箱(天)',
      included: '已含费用',
      surcharges: '附加费',
      remark: '备注',
    },
    ...{ perUnit: '每计费吨', minimum: '最低', weightLimit: '限重' },
    printed: '{company} · {date}',
    foot: '以上价格以订舱确认为准；未列明的费用按实际发生收取。',
  },
  en: {
    title: 'Freight rates',
    ...{ pol: 'POL', pod: 'POD', via: 'Via', direct: 'Direct', carrier: 'Carrier', service: 'Service' },
    ...{ commodity: 'Commodity', validFrom: 'Valid from', validTo: 'Valid to', transit: 'Transit (days)' },
    ...{ frequency: 'Schedule', demurrage: 'Free demurrage (days)', detention: 'Free detention (days)' },
    ...{ included: 'Included', surcharges: 'Surcharges', remark: 'Remarks', perUnit: 'Per revenue ton' },
    ...{ minimum: 'Minimum', weightLimit: 'Weight limit' },
    printed: '{company} · {date}',
    foot: 'Prices are subject to confirmation of the booking. Charges not listed are billed as incurred.',
  },
};

/** What a carrier's sheet holds that not everybody may write. */
export const priceLayerWords = {
  sell: { zh: '卖价', en: 'selling price' },
  cost: { zh: '成本价', en: 'cost' },
  floor: { zh: '底价', en: 'floor price' },
  contractNo: { zh: '合约号', en: 'contract number' },
};

/** What a sheet can have too much of, behind the number. */
export const sheetLimitWords = {
  bytes: { zh: '字节以内', en: 'bytes at most' },
  unzippedBytes: { zh: '字节以内（解压后）', en: 'bytes at most when unpacked' },
  sheets: { zh: '个工作表以内', en: 'sheets at most' },
  rows: { zh: '行以内', en: 'rows at most' },
  columns: { zh: '列以内', en: 'columns at most' },
  cells: { zh: '个单元格以内', en: 'cells at most' },
};

/** Whoever is not known any more. */
export const somebodyWords = { zh: '他人', en: 'somebody' };
