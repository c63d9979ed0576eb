import type { Language } from './errors.ts';

/** What a person reads when the engine refuses a command. `{places}` are filled by the refusal. */
const flowRefusalWords = {
  E_STALE: { zh: '页面内容已变化，请刷新后再操作', en: 'The page has changed. Reload it and try again.' },
  E_VERSION: {
    zh: '流程版本不一致，请刷新后再操作',
    en: 'This request runs on another version of the flow.',
  },
  E_PAUSED: { zh: '流程已暂停', en: 'The flow is paused.' },
  E_ENDED: { zh: '流程已结束', en: 'The flow has ended.' },
  E_NOT_PAUSED: { zh: '流程未暂停', en: 'The flow is not paused.' },
  E_NOT_ENDED: { zh: '流程未结束', en: 'The flow has not ended.' },
  E_NOT_RUNNING: { zh: '流程未在审批中', en: 'The flow is not running.' },
  E_DONE: { zh: '该任务已处理或已失效', en: 'This task has been handled or is no longer open.' },
  E_NOT_YOURS: { zh: '你不是该任务的处理人', en: 'This task is not yours.' },
  E_OWN: { zh: '不能审批自己的申请', en: 'You cannot decide about your own request.' },
  E_OFF: { zh: '此节点未开放该操作', en: 'This step does not allow that.' },
  E_USER: { zh: '所选人员无效或已停用', en: 'Somebody you picked does not exist or is disabled.' },
  E_NO_RIGHT: { zh: '没有权限', en: 'You have no right to do that.' },
  E_FORM: { zh: '表单未通过校验', en: 'The form is not in order.' },
  E_PICK: { zh: '请选择审批人或分支', en: 'Please pick the next people or branches.' },
  E_ASK: { zh: '需要查询审批人', en: 'The people of a step have to be asked for.' },
  E_RUNNING: { zh: '请勿重复提交', en: 'It is submitted already.' },
  E_BLOCK: {
    zh: '下一节点“{node}”无审批人，无法提交',
    en: 'Nobody can handle “{node}”, so it cannot be submitted.',
  },
  E_CHILDREN: {
    zh: '“{node}”最多发起 {most} 个子流程，请减少明细或人员',
    en: '“{node}” may start {most} sub-flows at most. Please take away rows or people.',
  },
  E_OPINION: { zh: '请填写意见', en: 'Please give an opinion.' },
  E_SIGN: { zh: '请手写签名', en: 'Please sign.' },
  E_FIELD: { zh: '存在无权修改的字段', en: 'A field was changed that is closed here.' },
  E_TARGET: { zh: '不能退回到该节点', en: 'It cannot go to that step.' },
  E_SIBLING: { zh: '目标在其他分支', en: 'That step is in another branch.' },
  E_BUILT_ON: { zh: '{who}已处理，无法撤回', en: '{who} has acted on it; it cannot be taken back.' },
  E_FINAL: {
    zh: '已发起子流程或执行了动作，无法撤回',
    en: 'A sub-flow or an action has started; it cannot be taken back.',
  },
  E_HANDLED: { zh: '已有人处理，不能撤回', en: 'Somebody has handled it; it cannot be withdrawn.' },
  E_INITIATOR: {
    zh: '不能交给发起人审批自己的申请',
    en: 'Nobody decides about their own request.',
  },
  E_SELF: { zh: '不能选择自己', en: 'You cannot pick yourself.' },
  E_DUP: { zh: '对方已是本节点处理人', en: 'They already take part in this step.' },
  E_EMPTY: { zh: '请选择加签人', en: 'Please pick somebody to sign too.' },
  E_DEPTH: { zh: '加签层级已达上限', en: 'No further level of signers is allowed.' },
  E_LAST: { zh: '至少保留一人', en: 'At least one person must stay.' },
  E_NOT_ADDED: { zh: '只能减去加签人员', en: 'Only people who were added can be taken away.' },
  E_CLAIMED: { zh: '已被{who}签收', en: '{who} has taken it.' },
  E_COOLDOWN: { zh: '请勿频繁催办', en: 'It was urged a moment ago.' },
  E_MIGRATE: {
    zh: '以下节点无法迁移：{nodes}',
    en: 'These steps cannot go over to the other version: {nodes}',
  },
  E_WINDOW: {
    zh: '已超过可撤销期限：通过后 {days} 天内可以撤销',
    en: 'The time to revoke it is over: {days} days from its approval.',
  },
  E_REVOKING: { zh: '申请正在撤销中', en: 'It is being revoked.' },
  E_REVOCATION: { zh: '撤销申请不支持该操作', en: 'A revocation does not allow that.' },
  E_SUB_FLOW: { zh: '子流程不能单独撤销', en: 'A sub-flow cannot be revoked by itself.' },
  E_NONE: { zh: '没有可催办的人', en: 'There is nobody to urge.' },
} as const satisfies Record<string, Record<Language, string>>;
export type FlowRefusalName = keyof typeof flowRefusalWords;

/** Somebody was faster, it is not theirs, or values are not in order; everything else is a rule. */
const refusalCodes: Partial<Record<FlowRefusalName, number>> = {
  E_STALE: 409,
  E_VERSION: 409,
  E_DONE: 409,
  E_RUNNING: 409,
  E_BUILT_ON: 409,
  E_HANDLED: 409,
  E_CLAIMED: 409,
  E_REVOKING: 409,
  E_NOT_YOURS: 403,
  E_OWN: 403,
  E_OFF: 403,
  E_NO_RIGHT: 403,
  E_FORM: 422,
  E_FIELD: 422,
};

/** The engine's refusals as the wire gives them. */
export const flowRefusals = Object.fromEntries(
  Object.entries(flowRefusalWords).map(([name, words]) => [
    name,
    { ...words, code: refusalCodes[name as FlowRefusalName] ?? 400 },
  ]),
) as Record<FlowRefusalName, { code: number } & Record<Language, string>>;
export const flowRefusalNames = Object.keys(flowRefusalWords) as FlowRefusalName[];

/** Why something happened without anybody. */
export const autoReasonWords = {
  initiator: { zh: '审批人是发起人本人，自动通过', en: 'Passed: the approver is the initiator' },
  superior: {
    zh: '申请人不处理自己的申请，由其上级处理',
    en: 'Nobody decides about their own request; their manager does',
  },
  previous: { zh: '与上一节点审批人相同，自动通过', en: 'Passed: the approver handled the step before' },
  before: { zh: '审批人此前已同意，自动通过', en: 'Passed: the approver agreed before' },
  condition: { zh: '符合流程设置的条件，自动处理', en: 'Decided by a condition of the flow' },
  empty: { zh: '没有审批人，按流程设置自动处理', en: 'Nobody to handle it: decided as the flow says' },
  overdue: { zh: '超时未处理，自动处理', en: 'Decided because it was late' },
  tooMany: { zh: '子流程过多，无法发起', en: 'There were too many sub-flows to start' },
  revoking: { zh: '撤销时不经过此节点', en: 'Not gone through when a request is revoked' },
  kept: { zh: '退回前已完成', en: 'Was done before the return' },
} as const satisfies Record<string, Record<Language, string>>;
export type AutoReason = keyof typeof autoReasonWords;

/** What a condition did that can be told in words, at a step people approve and at one they handle. */
export const conditionReasonWords = {
  approvePass: { zh: '{condition}，免此审批', en: 'No approval needed: {condition}' },
  handlePass: { zh: '{condition}，无需办理', en: 'Nothing to handle: {condition}' },
  reject: { zh: '{condition}，自动退回', en: 'Sent back automatically: {condition}' },
} as const satisfies Record<string, Record<Language, string>>;

/** A comparison in words. `{value}` has its unit, and in Chinese the space before a figure. */
export const comparisonWords = {
  '=': { zh: '{field}为{value}', en: '{field} is {value}' },
  '<>': { zh: '{field}不是{value}', en: '{field} is not {value}' },
  '<': { zh: '{field}低于{value}', en: '{field} below {value}' },
  '<=': { zh: '{field}不超过{value}', en: '{field} at most {value}' },
  '>': { zh: '{field}超过{value}', en: '{field} above {value}' },
  '>=': { zh: '{field}达到{value}', en: '{field} at least {value}' },
  in: { zh: '{field}为{value}', en: '{field} is {value}' },
  notIn: { zh: '{field}不是{value}', en: '{field} is not {value}' },
  contains: { zh: '{field}包含{value}', en: '{field} contains {value}' },
  notContains: { zh: '{field}不包含{value}', en: '{field} does not contain {value}' },
  empty: { zh: '{field}未填写', en: '{field} is empty' },
  notEmpty: { zh: '{field}已填写', en: '{field} is filled in' },
  /** At most an amount that is more than nothing. */
  within: { zh: '{field}{value}以内', en: '{field} at most {value}' },
  all: { zh: '且', en: ' and ' },
  any: { zh: '或', en: ' or ' },
  currency: { zh: '元', en: '' },
} as const satisfies Record<string, Record<Language, string>>;

/** Who has a task now and why, where nobody gave it to them. */
export const movedWords = {
  overdue: {
    zh: '超时未处理，系统转给 {to}（原处理人 {from}）',
    en: 'Overdue: given to {to} by the system ({from} had it)',
  },
  handOver: {
    zh: '{from} 已停用，系统交接给 {to}',
    en: '{from} was disabled: handed over to {to} by the system',
  },
} as const satisfies Record<string, Record<Language, string>>;
/** Who decides about a request in place of whose it is. */
export const ownRequestWords = {
  zh: '{from} 是申请人，由 {to} 处理',
  en: '{from} is the initiator: {to} decides instead',
} as const satisfies Record<Language, string>;
/** Whose task it was, behind the name of who got it from somebody else than them. */
export const formerHandlerWords = {
  zh: '{to}（原处理人 {from}）',
  en: '{to} ({from} had it)',
} as const satisfies Record<Language, string>;

/** What a revocation is called. */
export const revocationTitle = { zh: '撤销：{title}', en: 'Revocation of {title}' };

/** Which rule found somebody for a step. */
export const whoWords = {
  start: { zh: '发起人', en: 'Initiator' },
  initiator: { zh: '发起人', en: 'Initiator' },
  manager: { zh: '直属主管', en: 'Manager' },
  superior: {
    zh: '申请人的上级（申请人不处理自己的申请）',
    en: 'Manager of the initiator, who does not decide about their own request',
  },
  managers: { zh: '逐级主管', en: 'Managers up the line' },
  departmentHead: { zh: '部门负责人', en: 'Head of department' },
  field: { zh: '表单指定', en: 'Named in the form' },
  node: { zh: '与之前节点相同', en: 'Handled an earlier step' },
  members: { zh: '指定成员', en: 'Named by the flow' },
  candidates: { zh: '上一处理人选择', en: 'Picked by the handler before' },
  initiatorPicks: { zh: '发起人自选', en: 'Picked by the initiator' },
  interface: { zh: '接口指定', en: 'Named by an interface' },
  admin: { zh: '无审批人，转管理员', en: 'Nobody was found: an administrator' },
  onEmpty: { zh: '无审批人，按规则指定', en: 'Nobody was found: by rule' },
  again: { zh: '退回后由原处理人处理', en: 'Handled it before the return' },
  before: { zh: '前加签', en: 'Signs before' },
  after: { zh: '后加签', en: 'Signs after' },
  with: { zh: '加签', en: 'Signs too' },
  consult: { zh: '征求意见', en: 'Gives advice' },
  cc: { zh: '抄送', en: 'Copy' },
  starter: { zh: '子流程发起人', en: 'Starts the sub-flow' },
} as const satisfies Record<string, Record<Language, string>>;

/** Who acts without being one person, by the id the engine gives them. */
export const nobodyWords = {
  '#flow-admin': { zh: '流程管理员', en: 'Flow administrators' },
  '#system': { zh: '系统', en: 'System' },
} as const satisfies Record<string, Record<Language, string>>;

/** Somebody acted for somebody else: both are named. */
export const onBehalfWords = {
  zh: '{name}（代{owner}）',
  en: '{name} (for {owner})',
} as const satisfies Record<Language, string>;

/** People without a department, role or position, where records are grouped by them. */
export const ungroupedWords = { zh: '其他', en: 'Others' } as const satisfies Record<Language, string>;

/** What whoever designs a flow reads when it cannot be used. */
export const flowProblemWords = {
  startFirst: { zh: '流程必须以发起节点开始', en: 'A flow must begin with its start' },
  startTwice: { zh: '“{name}”：只能有一个发起节点', en: '“{name}”: a flow has one start only' },
  noSteps: { zh: '流程没有审批节点', en: 'The flow has no step anybody handles' },
  tooManyNodes: { zh: '流程最多 {most} 个节点', en: 'A flow may have {most} nodes at most' },
  tooDeep: {
    zh: '“{name}”嵌套过深，最多 {most} 层',
    en: '“{name}” stands too deep; {most} levels are allowed',
  },
  idTwice: { zh: '“{name}”的编号 {id} 重复', en: 'The id {id} of “{name}” is used twice' },
  whoMissing: { zh: '“{name}”没有设置处理人', en: '“{name}” does not say who handles it' },
  whoField: {
    zh: '“{name}”的处理人取自不存在的字段 {field}',
    en: '“{name}” takes its people from {field}, which does not exist',
  },
  whoFieldKind: {
    zh: '“{name}”的处理人取自字段 {field}，但它不是人员或组织字段',
    en: '“{name}” takes its people from {field}, which holds no people',
  },
  whoNode: {
    zh: '“{name}”的处理人取自节点 {node}，但它不在此节点之前',
    en: '“{name}” takes its people from {node}, which is no step before it',
  },
  picksAfterAutomatic: {
    zh: '“{name}”的候选人由上一处理人选择，但上一节点是自动节点',
    en: 'The people of “{name}” are picked by the handler before, but the step before has none',
  },
  tooManyArms: { zh: '分支“{name}”最多 {most} 条', en: 'The branch “{name}” may have {most} arms at most' },
  armsMissing: { zh: '分支“{name}”至少需要两条', en: 'The branch “{name}” needs two arms at least' },
  defaultArm: {
    zh: '分支“{name}”必须有且只有一条默认分支',
    en: 'The branch “{name}” must have exactly one default arm',
  },
  armWithoutCondition: {
    zh: '分支“{name}”的“{arm}”没有条件',
    en: 'The arm “{arm}” of “{name}” has no condition',
  },
  conditionWrong: {
    zh: '“{name}”的条件写错了（第 {at} 个字 {word}）：{text}',
    en: 'A condition of “{name}” cannot be read (letter {at}, {word}): {text}',
  },
  conditionField: {
    zh: '“{name}”的条件用到了不存在的字段 {field}',
    en: 'A condition of “{name}” names the field {field}, which does not exist',
  },
  conditionOrder: {
    zh: '“{name}”的条件比较字段 {field} 的大小，但它不是数字或日期',
    en: 'A condition of “{name}” asks whether {field} is more or less, but it is no number and no date',
  },
  conditionNumber: {
    zh: '“{name}”的条件将字段 {field} 与文字比较，但它是数字或日期',
    en: 'A condition of “{name}” compares {field} with words, but it is a number or a date',
  },
  conditionEmpty: { zh: '“{name}”的条件没有内容', en: 'A condition of “{name}” says nothing' },
  rightField: {
    zh: '“{name}”的字段权限用到了不存在的字段 {field}',
    en: 'A field right of “{name}” names {field}, which does not exist',
  },
  revealField: {
    zh: '“{name}”可查看的字段 {field} 不存在或没有脱敏',
    en: '“{name}” lets people look at {field}, which does not exist or is not masked',
  },
  dueField: {
    zh: '“{name}”的时限用到了不存在的日期字段 {field}',
    en: 'The time limit of “{name}” names {field}, which is no date',
  },
  rejectNode: {
    zh: '“{name}”退回的节点 {node} 不在此节点之前',
    en: '“{name}” rejects to {node}, which is no step before it',
  },
  returnNode: {
    zh: '“{name}”可退回的节点 {node} 不在此节点之前',
    en: '“{name}” returns to {node}, which is no step before it',
  },
  mapField: {
    zh: '“{name}”传递的字段 {field} 不存在',
    en: '“{name}” hands over {field}, which does not exist',
  },
  subUnknown: {
    zh: '“{name}”的子流程 {flow} 不存在',
    en: '“{name}” starts the flow {flow}, which does not exist',
  },
  subItself: { zh: '“{name}”不能以自己为子流程', en: '“{name}” would start its own flow again' },
  subCycle: {
    zh: '“{name}”的子流程 {flow} 会再次发起本流程',
    en: '“{name}” starts {flow}, which would start this flow again',
  },
  userUnknown: {
    zh: '“{name}”指定的人员 {id} 不存在',
    en: '“{name}” names the person {id}, who does not exist',
  },
  positionUnknown: {
    zh: '“{name}”指定的岗位 {id} 不存在',
    en: '“{name}” names the position {id}, which does not exist',
  },
  roleUnknown: {
    zh: '“{name}”指定的角色 {id} 不存在',
    en: '“{name}” names the role {id}, which does not exist',
  },
  organisationUnknown: {
    zh: '“{name}”指定的组织 {id} 不存在',
    en: '“{name}” names the organisation {id}, which does not exist',
  },
  groupUnknown: {
    zh: '“{name}”指定的分组 {id} 不存在',
    en: '“{name}” names the group {id}, which does not exist',
  },
  interfaceUnknown: {
    zh: '“{name}”使用的数据接口 {id} 不存在',
    en: '“{name}” asks the data interface {id}, which does not exist',
  },
  formUnknown: { zh: '表单 {id} 不存在', en: 'There is no form {id}' },
  formFixed: {
    zh: '流程已发布，不能更换表单',
    en: 'The flow has been published; its form cannot be replaced',
  },
  categoryUnknown: { zh: '流程分类 {category} 不存在', en: 'There is no category {category}' },
  actionUnknown: { zh: '“{name}”要执行的动作 {id} 不存在', en: '“{name}” is to do {id}, which nobody can' },
  titleField: { zh: '标题用到了不存在的字段 {field}', en: 'The title names {field}, which does not exist' },
  adminsMissing: {
    zh: '流程管理员中没有在职人员',
    en: 'Nobody active is among the administrators of the flow',
  },
} as const satisfies Record<string, Record<Language, string>>;
export type FlowProblemName = keyof typeof flowProblemWords;

/** What keeps somebody from entrusting their approvals to another. */
export const delegationProblemWords = {
  self: { zh: '不能委托给自己', en: 'You cannot delegate to yourself' },
  period: { zh: '开始时间必须早于结束时间', en: 'It must start before it ends' },
  overlap: {
    zh: '该流程在此时间段内已有委托',
    en: 'There is a delegation for this flow in this time already',
  },
  mutual: {
    zh: '对方已将该流程委托给您，不能互相委托',
    en: 'They delegated this flow to you; it cannot go both ways',
  },
} as const satisfies Record<string, Record<Language, string>>;
export type DelegationProblem = keyof typeof delegationProblemWords;
