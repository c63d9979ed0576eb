interface Text {
  zh: string;
  en: string;
}

/** What the forms of the gallery are for; flows say it themselves. */
export const galleryDescriptions: Readonly<Record<string, Text>> = {
  visitRecord: {
    zh: '拜访客户后记下谈了什么、对手报价和下一步，团队都能看到。',
    en: 'What was said at a customer’s, what rivals offer and what comes next, for the whole team.',
  },
  customerLead: {
    zh: '从第一次联系到成交或流失，跟进每一条线索。',
    en: 'Follows a lead from the first contact until it is won or lost.',
  },
  complaint: {
    zh: '登记客户投诉，分派处理人，记录原因和改进办法。',
    en: 'Keeps complaints with who handles them, why they came up and what is done about it.',
  },
  warehouseEntry: {
    zh: '货物入库时登记件数、尺寸和库位，自动算出体积与重量。',
    en: 'Pieces, sizes and places of goods that arrive at a warehouse; volume and weight are added up.',
  },
  truckDispatch: {
    zh: '安排车辆和司机，登记装卸地点、箱号和费用。',
    en: 'A truck and its driver, where it loads and unloads, containers and fees.',
  },
  fixedAsset: {
    zh: '公司资产的台账：购置、使用人、折旧和状态。',
    en: 'What the company owns: when it was bought, who uses it, how it is written off.',
  },
  meetingRoom: {
    zh: '预订会议室，选参会人和需要的设备。',
    en: 'Books a meeting room with who takes part and what is needed.',
  },
  supplierEvaluation: {
    zh: '给供应商按项目打分，得出评级和处理结论。',
    en: 'Scores suppliers item by item, with a grade and what follows from it.',
  },
};

/** Who stands in a place of a flow, by what the place is called. */
export const galleryPlaceWords: Readonly<Record<string, Text>> = {
  generalManager: { zh: '总经理', en: 'General manager' },
  financeManager: { zh: '财务经理', en: 'Finance manager' },
  hrManager: { zh: '人事行政经理', en: 'HR and administration manager' },
  hrSpecialist: { zh: '人事行政专员', en: 'HR and administration clerk' },
  assistant: { zh: '法务', en: 'Legal' },
  systemAdministrator: { zh: '系统管理员', en: 'System administrator' },
  engineer: { zh: '系统工程师', en: 'IT engineer' },
  'credit-committee': { zh: '信用评审委员会', en: 'Credit committee' },
  'europe-lane': { zh: '航线项目组', en: 'Trade lane team' },
};
export const galleryEmptyWords: Text = { zh: '找不到{name}时', en: 'Where no {name} is found' };

/** How the lines of a list are written, and lines to begin with. */
export const galleryListWords: Readonly<Record<string, { name: Text; hint: Text; sample: Text }>> = {
  meetingRooms: {
    name: { zh: '会议室', en: 'Meeting rooms' },
    hint: { zh: '每行一间：楼层，名称，座位数，设备', en: 'One on a line: floor, name, seats, equipment' },
    sample: {
      zh: '1，大会议室，12，投影\n1，小会议室，6，电视',
      en: '1, Large room, 12, projector\n1, Small room, 6, screen',
    },
  },
  trucks: {
    name: { zh: '车辆', en: 'Trucks' },
    hint: {
      zh: '每行一辆：车牌，车型，载重（吨），司机，手机',
      en: 'One on a line: plate, type, tons, driver, mobile',
    },
    sample: { zh: '', en: '' },
  },
  warehouseLocations: {
    name: { zh: '仓库与库位', en: 'Warehouses and their places' },
    hint: { zh: '每行一个仓库：名称，库位，库位……', en: 'One warehouse on a line: name, place, place …' },
    sample: { zh: '一号仓，A-01，A-02，B-01', en: 'Warehouse 1, A-01, A-02, B-01' },
  },
};
export const galleryAnswerWords = {
  placeMissing: { zh: '请选择由谁处理', en: 'Say who that is' },
  listMissing: { zh: '请按提示逐行填写', en: 'Write the lines as the hint says' },
  rolesOnly: { zh: '表单只能选择角色', en: 'A form is given to roles only' },
  nameMissing: { zh: '请填写副本的名称', en: 'Say what the copy is called' },
} as const satisfies Record<string, Text>;
