/** A dictionary a company starts with: `code name` pairs, and what stands below some of them. */
export interface BuiltInDictionary {
  enCode: string;
  fullName: string;
  entries: string;
  below?: Record<string, string>;
}

export const builtInDictionaries: readonly BuiltInDictionary[] = [
  // People
  { enCode: 'sex', fullName: '性别', entries: '1 男, 2 女, 3 保密' },
  {
    enCode: 'Nation',
    fullName: '民族',
    // GB/T 3304
    entries: `01 汉族, 02 蒙古族, 03 回族, 04 藏族, 05 维吾尔族, 06 苗族, 07 彝族, 08 壮族, 09 布依族, 10 朝鲜族,
      11 满族, 12 侗族, 13 瑶族, 14 白族, 15 土家族, 16 哈尼族, 17 哈萨克族, 18 傣族, 19 黎族, 20 傈僳族,
      21 佤族, 22 畲族, 23 高山族, 24 拉祜族, 25 水族, 26 东乡族, 27 纳西族, 28 景颇族, 29 柯尔克孜族, 30 土族,
      31 达斡尔族, 32 仫佬族, 33 羌族, 34 布朗族, 35 撒拉族, 36 毛南族, 37 仡佬族, 38 锡伯族, 39 阿昌族, 40 普米族,
      41 塔吉克族, 42 怒族, 43 乌孜别克族, 44 俄罗斯族, 45 鄂温克族, 46 德昂族, 47 保安族, 48 裕固族, 49 京族, 50 塔塔尔族,
      51 独龙族, 52 鄂伦春族, 53 赫哲族, 54 门巴族, 55 珞巴族, 56 基诺族`,
  },
  {
    enCode: 'certificateType',
    fullName: '证件类型',
    entries: `idCard 居民身份证, passport 护照, hongKongMacao 港澳居民来往内地通行证, taiwan 台湾居民来往大陆通行证,
      residence 外国人永久居留身份证, driver 驾驶证, officer 军官证, other 其他`,
  },
  {
    enCode: 'Education',
    fullName: '学历',
    entries:
      'doctor 博士, master 硕士, bachelor 本科, college 大专, secondary 中专, high 高中, junior 初中, primary 小学, other 其他',
  },

  // Office
  {
    enCode: 'WorkFlowCategory',
    fullName: '流程分类',
    entries:
      'hr 人事, administration 行政, finance 财务, sales 销售, operation 业务操作, release 放货, purchase 采购, other 其他',
  },
  {
    enCode: 'scheduleType',
    fullName: '日程类型',
    entries:
      'meeting 会议, visit 客户拜访, trip 出差, cutoff 截单截港, sailing 船期, task 工作任务, personal 个人事务, other 其他',
  },
  {
    enCode: 'NoticeType',
    fullName: '公告类型',
    entries:
      'company 公司公告, system 规章制度, holiday 放假通知, rate 运价通知, sailing 船期变动, training 培训通知, other 其他',
  },
  {
    enCode: 'LeaveType',
    fullName: '请假类型',
    entries: `personal 事假, sick 病假, annual 年休假, compensatory 调休, marriage 婚假, maternity 产假, paternity 陪产假,
      parental 育儿假, bereavement 丧假, injury 工伤假, other 其他`,
  },
  {
    enCode: 'ExpenseType',
    fullName: '费用类型',
    entries:
      'travel 差旅费, entertainment 业务招待费, office 办公费, transport 交通费, communication 通讯费, training 培训费, other 其他',
    below: {
      travel: 'travelTicket 机票车票, travelHotel 住宿费, travelAllowance 出差补贴',
      transport: 'transportTaxi 打车费, transportFuel 油费, transportToll 过路停车费',
      office: 'officeSupplies 办公用品, officeCourier 快递费, officePrinting 打印装订',
    },
  },
  {
    enCode: 'WFSettlementMethod',
    fullName: '结算方式',
    entries:
      'transfer 银行转账, wire 电汇, cash 现金, cheque 支票, acceptance 承兑汇票, credit 信用证, online 在线支付, offset 对冲, other 其他',
  },

  // Freight
  {
    enCode: 'TransportMode',
    fullName: '运输方式',
    entries: 'SEA 海运, AIR 空运, RAIL 铁路, TRUCK 陆运, MULTI 多式联运, EXPRESS 快递',
  },
  {
    enCode: 'BusinessType',
    fullName: '业务类型',
    entries: 'SE 海运出口, SI 海运进口, AE 空运出口, AI 空运进口, RE 铁路运输, LT 陆路运输',
  },
  {
    enCode: 'ShipMode',
    fullName: '装运方式',
    entries: 'FCL 整箱, LCL 拼箱, CONSOL 拼箱主票, AIR 空运散货, BULK 散杂货',
  },
  {
    enCode: 'Incoterms',
    fullName: '贸易术语',
    entries: `EXW 工厂交货, FCA 货交承运人, FAS 船边交货, FOB 船上交货, CFR 成本加运费, CIF 成本、保险费加运费, CPT 运费付至,
      CIP 运费、保险费付至, DAP 目的地交货, DPU 目的地卸货后交货, DDP 完税后交货`,
  },
  {
    enCode: 'ContainerType',
    fullName: '箱型',
    entries: `20GP 20尺普柜, 40GP 40尺普柜, 40HQ 40尺高柜, 45HQ 45尺高柜, 20RF 20尺冷柜, 40RH 40尺高冷柜, 40NOR 40尺冷代干,
      20OT 20尺开顶柜, 40OT 40尺开顶柜, 20FR 20尺框架柜, 40FR 40尺框架柜, 20TK 20尺罐式柜`,
  },
  {
    enCode: 'ServiceTerm',
    fullName: '运输条款',
    entries: `CY-CY 场到场, CY-CFS 场到站, CY-DOOR 场到门, CFS-CFS 站到站, CFS-CY 站到场, CFS-DOOR 站到门,
      DOOR-DOOR 门到门, DOOR-CY 门到场, DOOR-CFS 门到站, CY-RAMP 场到铁路堆场, CY-FO 场到船边（卸货费由货方付）`,
  },
  { enCode: 'PaymentTerm', fullName: '运费条款', entries: 'PP 预付, CC 到付, TP 第三地付款' },
  {
    enCode: 'CargoKind',
    fullName: '货物种类',
    entries:
      'general 普通货物, DG 危险品, reefer 冷藏冷冻货物, OOG 超限货物, valuable 贵重货物, household 个人物品, live 活体动植物',
    below: {
      // IMDG classes
      DG: `DG1 第1类 爆炸品, DG2 第2类 气体, DG3 第3类 易燃液体, DG4 第4类 易燃固体, DG5 第5类 氧化物和有机过氧化物,
        DG6 第6类 毒性和感染性物质, DG7 第7类 放射性物质, DG8 第8类 腐蚀品, DG9 第9类 杂项危险物质`,
      reefer:
        'reeferFrozen 冷冻（-18℃及以下）, reeferChilled 冷藏（0～8℃）, reeferControlled 恒温（15～25℃）',
    },
  },
  {
    enCode: 'Currency',
    fullName: '币种',
    entries: `CNY 人民币, USD 美元, EUR 欧元, HKD 港币, GBP 英镑, JPY 日元, KRW 韩元, SGD 新加坡元, AUD 澳大利亚元, CAD 加拿大元,
      TWD 新台币, THB 泰铢, VND 越南盾, MYR 马来西亚林吉特, IDR 印尼盾, INR 印度卢比, AED 阿联酋迪拉姆, CHF 瑞士法郎`,
  },
  {
    enCode: 'ChargeUnit',
    fullName: '计费单位',
    entries: `ctn 箱, bl 票（提单）, shipment 单, teu 标箱, rt 计费吨, cbm 立方米, ton 吨, kg 千克, set 套, pkg 件, day 天, pct 百分比`,
  },
  {
    enCode: 'ChargeGroup',
    fullName: '费用分组',
    entries: `freight 运费, surcharge 附加费, origin 起运港费用, destination 目的港费用, customs 报关费, truck 拖车费,
      insurance 保险费, disb 代收代付, other 其他`,
  },
  {
    enCode: 'PackageUnit',
    fullName: '包装单位',
    entries: `CTN 纸箱, PLT 托盘, PKG 件, CAS 木箱, CRT 板条箱, BAG 袋, JBG 吨袋, BAL 包, BDL 捆, BOX 盒, DRM 桶, IBC 吨桶,
      ROL 卷, CYL 钢瓶, SET 套, UNT 台, PCS 个, BLK 散装`,
  },
  {
    enCode: 'BillIssueType',
    fullName: '签单方式',
    entries: 'original 正本提单, telex 电放, seaway 海运单, eBL 电子提单',
  },
  {
    enCode: 'RateType',
    fullName: '运价类型',
    entries: 'FAK 均一运价, NAC 指定货主, SPOT 现舱, PROMO 特价, CONTRACT 合约价',
  },
  {
    enCode: 'SettlementTerm',
    fullName: '结算账期',
    entries: 'per_job 票结, monthly 月结, days 约定天数, prepaid 款到放单',
  },
  { enCode: 'CustomerKind', fullName: '客户类别', entries: 'direct 直客, coload 同行, overseas 海外代理' },
  { enCode: 'CustomerLevel', fullName: '客户等级', entries: 'A A级, B B级, C C级, D D级' },
  {
    enCode: 'DocumentKind',
    fullName: '单证类型',
    entries: `SO 订舱确认, SI 补料, VGM VGM申报, MBL_DRAFT 主单草稿, MBL 主单, HBL_DRAFT 分单草稿, HBL 分单, SWB 海运单,
      LOI 电放保函, PL 装箱单, CI 商业发票, COO 原产地证, CUSTOMS 报关单, EIR 设备交接单, DN 账单, SOA 对账单, TAX 发票,
      POD 签收单, AN 到货通知, DO 提货单, DG 危险品单证, OTHER 其他`,
  },
];
