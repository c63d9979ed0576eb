import type { Language } from '@fairway/contract/errors.ts';
import type { BaseInfoProblem } from '@fairway/domain/account/base-info-problems.ts';
import type { SettledAs } from '@fairway/domain/messages/settled.ts';
import type { Guessable } from '@fairway/domain/session/guessable-password.ts';
import type { PasswordProblem } from '@fairway/domain/session/password-policy.ts';

export type Words = Record<Language, string>;

/** What the system says, in each language. */
export const inBoth = (say: (language: Language) => string): Words => ({ zh: say('zh'), en: say('en') });

/** What a password lacks, as the person who chose it reads it. */
export const passwordWords: Record<PasswordProblem['problem'], Words> = {
  tooShort: { zh: '新密码长度不能小于{n}位', en: 'at least {n} characters' },
  tooLong: { zh: '新密码长度不能大于{n}位', en: 'at most {n} characters' },
  needsDigit: { zh: '新密码必须包含数字', en: 'a digit' },
  needsLowercase: { zh: '新密码必须包含小写字母', en: 'a lower-case letter' },
  needsUppercase: { zh: '新密码必须包含大写字母', en: 'an upper-case letter' },
  needsCharacter: { zh: '新密码必须包含字符', en: 'a special character' },
};

export const guessableWords: Record<Guessable, Words> = {
  commonPassword: { zh: '新密码过于常见，容易被猜到', en: 'it is one of the passwords that are tried first' },
  ownName: {
    zh: '新密码不能是账号、姓名或公司名称加数字和符号',
    en: 'it is the name of the account, the person or the company with a few characters around it',
  },
};

/** Messages are stored once. Those about flows are read in the reader's language, the others in the company's. */
export const messageWords = {
  welcome: {
    title: '欢迎使用航道',
    body: '请在“我的”中完善个人资料并设置签名，审批时将使用您的默认签名。',
  },
  signatureMissing: {
    title: '请设置默认签名',
    body: '您还没有默认签名，审批时需要每次手写。请在“我的 > 个人信息 > 个人签名”中设置。',
  },
  passwordDue: { title: '请修改密码', body: '您的密码即将到期，请尽快修改。' },
  mobileChanged: {
    title: '手机号已修改',
    body: '您的手机号已修改，新号码可用于登录。如非本人操作，请立即修改密码并联系管理员。',
  },
  refusalBurst: {
    title: '{name}（{account}）的大量请求被拒绝',
    body: '一分钟内来自 {address} 的请求多次被拒绝（{counts}）。可能有人在试探权限，也可能是程序出错，请查看操作日志。',
  },
};

export const mentionedWords: Words = {
  zh: '{name}在“{flow}”的评论中提到了您',
  en: '{name} mentioned you in a comment on “{flow}”',
};

/** What both sides of a delegation are told. */
export const delegationMessages = {
  types: { '0': { zh: '发起', en: 'starting' }, '1': { zh: '审批', en: 'approving' } },
  from: {
    given: { zh: '您已将流程{what}委托给{name}', en: 'You delegated {what} flows to {name}' },
    changed: {
      zh: '您修改了委托给{name}的流程{what}',
      en: 'You changed your delegation to {name}: {what} flows',
    },
    ended: {
      zh: '您委托给{name}的流程{what}已结束',
      en: 'Your delegation to {name} has ended: {what} flows',
    },
  },
  to: {
    given: { zh: '{name}将流程{what}委托给您', en: '{name} delegated {what} flows to you' },
    changed: {
      zh: '{name}修改了委托给您的流程{what}',
      en: '{name} changed the delegation to you: {what} flows',
    },
    ended: {
      zh: '{name}委托给您的流程{what}已结束',
      en: 'The delegation from {name} has ended: {what} flows',
    },
  },
} as const;

/** The same where somebody reads them in English; with the same places. */
export const messageWordsEn = {
  welcome: {
    title: 'Welcome to Fairway',
    body: 'Please complete your personal data under “Me” and set a signature: approvals use your default one.',
  },
  signatureMissing: {
    title: 'Please set a default signature',
    body: 'You have no default signature, so every approval has to be signed by hand. Set one under Me > Personal information > Signatures.',
  },
  passwordDue: {
    title: 'Please change your password',
    body: 'Your password is about to expire. Please change it soon.',
  },
  mobileChanged: {
    title: 'Mobile number changed',
    body: 'Your mobile number was changed; the new one can be used to sign in. If that was not you, change your password at once and tell an administrator.',
  },
  refusalBurst: {
    title: 'Many requests of {name} ({account}) were refused',
    body: 'Within a minute requests from {address} were refused many times ({counts}). Somebody may be probing for access, or a program is faulty: please check the audit log.',
  },
};

/** The roles that are bound to no organisation, as the family names them. */
export const everywhereWords: Words = { zh: '全局', en: 'Everywhere' };

/** The name records show for a person who deleted their account, and what stands where their account stood. */
export const deletedPersonName = '已注销用户';
export const deletedAccountOf = (userId: string): string => `deleted-${userId}`;

/** What is wrong with a field about oneself. */
export const baseInfoWords: Record<BaseInfoProblem, Words> = {
  missing: { zh: '不能为空', en: 'is missing' },
  badCharacter: { zh: '含有无效字符', en: 'holds a character that is not allowed' },
  notYours: { zh: '只能由管理员修改，请联系管理员', en: 'is changed by administrators only: please ask one' },
  notOffered: { zh: '不在可选范围内', en: 'is not one of the choices' },
  notMobile: { zh: '请填写正确的手机号码', en: 'is no mobile number' },
  notTelephone: { zh: '请填写正确的电话号码', en: 'is no telephone number' },
  notLandline: { zh: '请填写正确的座机号码，如 021-12345678', en: 'is no landline, such as 021-12345678' },
  notEmail: { zh: '请填写正确的邮箱', en: 'is no e-mail address' },
  notIdCard: { zh: '请填写正确的身份证号码', en: 'is no identity card number' },
  notADay: { zh: '请填写正确的日期', en: 'is no valid day' },
  inFuture: { zh: '不能晚于今天', en: 'is in the future' },
};

/** A time zone that is in no calendar. */
export const noSuchZone: Words = { zh: '不是有效的时区', en: 'is no time zone' };

/** What comes to a phone. */
export const smsWords: Words = {
  zh: '您的登录验证码是 {code}，5 分钟内有效，请勿泄露给他人。',
  en: 'Your sign-in code is {code}. It is valid for 5 minutes. Do not share it.',
};

/** What a waiting computer is told when the phone said no. */
export const refusedOnPhone: Words = {
  zh: '已在手机上取消登录',
  en: 'The sign-in was declined on the phone.',
};

/** Why a data interface gives no rows, or cannot be saved. */
export const interfaceWords = {
  // asking
  tooBusy: { zh: '系统繁忙，请稍后再试', en: 'the system is busy, please try again' },
  tooSlow: { zh: '等待超时', en: 'it took too long' },
  tooMuch: { zh: '数据太多', en: 'there is too much of it' },
  notRows: { zh: '返回的不是数据列表', en: 'what came back is no list of rows' },
  parameterWrong: { zh: '参数“{label}”的值无法使用', en: 'the value of “{label}” cannot be used' },
  parameterTooLong: { zh: '参数“{label}”的值太长', en: 'the value of “{label}” is too long' },
  parameterNoNumber: { zh: '参数“{label}”应为数字', en: '“{label}” must be a number' },
  parameterNoDate: { zh: '参数“{label}”应为日期', en: '“{label}” must be a date' },
  scriptTooLong: { zh: '数据处理脚本运行超时', en: 'its script took too long' },
  scriptTooMuch: { zh: '数据处理脚本占用内存过多', en: 'its script used too much memory' },
  scriptFailed: { zh: '数据处理脚本出错', en: 'its script failed' },
  sqlUnavailable: {
    zh: '当前数据库不支持 SQL 数据接口，请联系管理员',
    en: 'SQL interfaces are not available on this database; ask your administrator',
  },
  sqlForbidden: { zh: '查询了不允许访问的内容', en: 'it asks for what it may not read' },
  sqlFailed: { zh: '查询未能完成', en: 'the query failed' },
  hostNotListed: { zh: '地址 {host} 不在允许的范围内', en: 'the host {host} is not allowed' },
  hostUnknown: { zh: '找不到地址 {host}', en: 'the host {host} was not found' },
  hostPrivate: { zh: '地址 {host} 在内部网络中', en: 'the host {host} is in a private network' },
  unreachable: { zh: '对方无响应', en: 'the other side does not answer' },
  redirected: { zh: '对方要求转到其他地址', en: 'the other side points elsewhere' },
  badStatus: { zh: '对方返回错误 {status}', en: 'the other side answered {status}' },
  notJson: { zh: '对方返回的不是 JSON', en: 'what came back is no JSON' },
  // saving
  parameterTwice: { zh: '参数 {name} 重复', en: 'the parameter {name} is declared twice' },
  parameterUnknown: { zh: '参数 {name} 没有声明', en: 'the parameter {name} is not declared' },
  defaultWrong: { zh: '参数“{label}”的默认值不正确', en: 'the default of “{label}” does not fit its type' },
  sqlNoSelect: { zh: 'SQL 应以 SELECT 或 WITH 开头', en: 'the SQL must begin with SELECT or WITH' },
  sqlSeveral: { zh: '只能写一条 SQL 语句', en: 'only one SQL statement is allowed' },
  sqlUnfinished: {
    zh: 'SQL 中的引号、括号或注释不完整',
    en: 'a quote, parenthesis or comment in the SQL is not closed',
  },
  sqlQuoted: {
    zh: '参数 {name} 不能写在引号里，请用 || 连接',
    en: 'the parameter {name} stands inside quotes; join it with || instead',
  },
  sqlDollar: { zh: 'SQL 中不能使用 $1 这样的占位符', en: 'the SQL may not use places such as $1' },
  sqlRefused: { zh: '{message}', en: '{message}' },
  addressWrong: {
    zh: '请填写以 http:// 或 https:// 开头的地址，主机部分不能含参数或密码',
    en: 'the address must begin with http:// or https://, without parameters or a password before its path',
  },
  headerWrong: { zh: '请求头 {name} 不能使用', en: 'the header {name} cannot be used' },
  bodyNoJson: { zh: '请求内容不是 JSON', en: 'the body is no JSON' },
} as const satisfies Record<string, Words>;

/** What whoever designs a form reads of a text that is no form at all; problems inside a form have words of their own. */
export const definitionWords = {
  notJson: { zh: '内容不是有效的 JSON', en: 'it is no JSON' },
  notForm: { zh: '内容不是表单定义', en: 'it describes no form' },
  tooDeep: { zh: '内容嵌套过深', en: 'it is nested too deeply' },
  badCharacter: { zh: '内容含有无效字符', en: 'it holds a character that cannot be stored' },
  reservedModel: { zh: '“{label}”不能使用字段名 {model}', en: '“{label}” cannot have the model {model}' },
  noInterface: {
    zh: '“{label}”的数据接口 {target} 不存在',
    en: 'The data interface {target} of “{label}” does not exist',
  },
  noDictionary: {
    zh: '“{label}”的数据字典 {target} 不存在',
    en: 'The dictionary {target} of “{label}” does not exist',
  },
  noModel: { zh: '“{label}”关联的表单 {target} 不存在', en: 'The form {target} of “{label}” does not exist' },
  noBillRule: {
    zh: '“{label}”的单据规则 {target} 不存在',
    en: 'The bill rule {target} of “{label}” does not exist',
  },
  wrongAt: { zh: '{path} {words}', en: '{path} {words}' },
  scriptsLeft: {
    zh: '表单中的脚本没有导入，请改用表达式',
    en: 'Scripts of the form were not taken over; use expressions in their place',
  },
} as const satisfies Record<string, Words>;

/** What whoever designs a flow reads of a text that is none; problems inside a flow have words of their own. */
export const flowTextWords = {
  notFlow: { zh: '内容不是流程定义', en: 'it describes no flow' },
  notExport: { zh: '文件不是导出的流程', en: 'the file is no exported flow' },
  settings: { zh: '流程设置', en: 'the settings' },
  otherForm: {
    zh: '编码 {enCode} 已有另一个不同的表单，请先修改其中一个的编码',
    en: 'another form has the code {enCode}; give one of them another code first',
  },
} as const satisfies Record<string, Words>;

/** Values that only records know how to say. */
export const valueWords = {
  on: { zh: '开', en: 'On' },
  off: { zh: '关', en: 'Off' },
  signed: { zh: '已签名', en: 'Signed' },
} as const satisfies Record<string, Words>;

/** `明细 第 4 行 数量`: a cell of a sub-table, where a history names it. */
export const cellLabel: Words = { zh: '{table} 第 {row} 行 {column}', en: '{table} row {row} {column}' };

/** Why a delegation is refused, beside what the rules say of it; and its flows when it names none. */
export const delegationWords = {
  endsInPast: { zh: '结束时间必须晚于当前时间', en: 'It must end in the future' },
  noSuchPerson: { zh: '受委托人不存在或已离职', en: 'There is no such colleague' },
  noSuchFlow: { zh: '委托的流程不存在', en: 'There is no such flow' },
  over: { zh: '委托已失效，不能修改', en: 'It is over and cannot be changed' },
  inForce: { zh: '委托正在进行，请先结束委托', en: 'It is in force; end it first' },
  allFlows: { zh: '全部流程', en: 'All flows' },
} as const satisfies Record<string, Words>;

/** Somebody keeps more phrases than anybody picks from. */
export const tooManyPhrases: Words = { zh: '最多保存 {n} 条常用语', en: 'at most {n} phrases are kept' };

/** Whoever administers flows, where a task waits for one of them; and somebody who is not known any more. */
export const flowAdminName: Words = { zh: '流程管理员', en: 'the flow administrators' };
export const someoneName: Words = { zh: '其他人', en: 'somebody' };

/** Where a flow stands that its initiator has to submit, and when nothing is left to do. */
export const flowStartName = '开始';
export const flowEndedName = '结束';
export const stepWords = {
  start: { zh: flowStartName, en: 'Start' },
  ended: { zh: flowEndedName, en: 'Ended' },
} as const satisfies Record<string, Words>;

/** What messages say about a request. */
export const flowMessageWords = {
  todo: { zh: '{flow}待您审批', en: '{flow} is waiting for your approval' },
  resubmit: {
    zh: '{flow}已被退回，请修改后重新提交',
    en: '{flow} was sent back: please change it and submit it again',
  },
  approved: { zh: '{flow}已通过', en: '{flow} was approved' },
  rejected: { zh: '{flow}已被退回', en: '{flow} was sent back' },
  terminated: { zh: '{flow}已结束', en: '{flow} was ended' },
  copied: { zh: '{flow}抄送给您', en: '{flow} was copied to you' },
  urged: { zh: '{flow}被催办，请尽快处理', en: '{flow}: you are reminded to handle it soon' },
  due: { zh: '{flow}即将超时，请尽快处理', en: '{flow} is due soon: please handle it' },
  late: { zh: '{flow}已超时，请尽快处理', en: '{flow} is overdue: please handle it' },
  child: { zh: '子流程“{flow}”待您发起', en: 'Please start the sub-flow “{flow}”' },
  childMissing: {
    zh: '{flow}的子流程无法发起：流程已停用或没有发起人',
    en: 'A sub-flow of {flow} could not be started: it is switched off or nobody can start it',
  },
  revoked: { zh: '{flow}已被撤销', en: '{flow} was revoked' },
} as const satisfies Record<string, Words>;
/** What a request is called to whose it is. */
export const ownRequestWords: Words = { zh: '您的{request}', en: 'Your {request}' };

/** Where a task comes from that was somebody else's before, behind what asks for it. */
export const movedFromWords = {
  moved: { zh: '（{from} 转来）', en: ' (handed over by {from})' },
  assigned: { zh: '（{by} 指派，原处理人 {from}）', en: ' (assigned by {by}; {from} had it)' },
  overdueMoved: {
    zh: '（{from} 超时未处理，转给您）',
    en: ' (overdue with {from}, given to you)',
  },
  handedOver: { zh: '（由 {from} 交接）', en: ' (taken over from {from})' },
} as const satisfies Record<string, Words>;
/** What whoever lost a task without doing anything reads, once. */
export const movedAwayWords = {
  moved: { zh: '您的待办“{flow}”已由 {by} 转给 {to}', en: 'Your task “{flow}” was handed to {to} by {by}' },
  assigned: {
    zh: '您的待办“{flow}”已由 {by} 指派给 {to}',
    en: 'Your task “{flow}” was assigned to {to} by {by}',
  },
  overdueMoved: {
    zh: '您的待办“{flow}”已转给 {to}（超时未处理）',
    en: 'Your task “{flow}” was given to {to} (overdue)',
  },
} as const satisfies Record<string, Words>;

/**
 * What became of what a message asked for. `{by}` is who did it, with the space that stands behind a name in Chinese;
 * `{to}` who has it now.
 */
export const settledWords = {
  approved: { zh: '{by}已同意', en: 'Approved by {by}' },
  rejected: { zh: '{by}已退回', en: 'Sent back by {by}' },
  returned: { zh: '{by}已退回', en: 'Sent back by {by}' },
  submitted: { zh: '{by}已提交', en: 'Submitted by {by}' },
  moved: { zh: '{by}已转给 {to}', en: 'Handed to {to} by {by}' },
  assigned: { zh: '{by}已指派给 {to}', en: 'Assigned to {to} by {by}' },
  overdueMoved: { zh: '已转给 {to}（超时）', en: 'Handed to {to} (overdue)' },
  handedOver: { zh: '已交接给 {to}', en: 'Handed over to {to}' },
  overdueApproved: { zh: '已由系统自动通过（超时）', en: 'Approved by the system (overdue)' },
  overdueRejected: { zh: '已由系统自动退回（超时）', en: 'Sent back by the system (overdue)' },
  autoApproved: { zh: '已由系统自动通过', en: 'Approved by the system' },
  autoRejected: { zh: '已由系统自动退回', en: 'Sent back by the system' },
  askedOthers: { zh: '{by}已请他人先处理', en: 'Others were asked first by {by}' },
  claimed: { zh: '{by}已签收', en: 'Taken by {by}' },
  removed: { zh: '{by}已取消加签', en: 'Taken off the signers by {by}' },
  withdrawn: { zh: '申请人已撤回', en: 'Withdrawn by the initiator' },
  recalled: { zh: '{by}已撤回上一步审批', en: 'The decision before was taken back by {by}' },
  jumped: { zh: '{by}已变更流程节点', en: 'Moved to another step by {by}' },
  terminated: { zh: '{by}已终止流程', en: 'Ended by {by}' },
  deleted: { zh: '申请已删除', en: 'The request was deleted' },
  passwordChanged: { zh: '密码已修改', en: 'Password changed' },
  delegationChanged: { zh: '{by}已修改委托', en: 'Delegation changed by {by}' },
  delegationEnded: { zh: '{by}已结束委托', en: 'Delegation ended by {by}' },
  delegationOver: { zh: '委托已到期', en: 'The delegation is over' },
  moot: { zh: '流程已变化，无需处理', en: 'Nothing is left to do' },
} as const satisfies Record<SettledAs, Words>;
/** The reader themselves, in words of the kind above. */
export const readerWords: Words = { zh: '您', en: 'you' };

/** What administrators read when stored flows contradict themselves. */
export const flowCheckWords = {
  title: '流程数据校验发现 {count} 条异常',
  wrong: {
    chain: '历史记录被改动',
    state: '当前状态与历史记录不符',
    rule: '流程处于不应出现的状态',
    lists: '待办或状态与流程不符',
  },
};

/** What stands for a chat message in a line of a list; a text stands for itself. */
export const chatLineWords = {
  image: { zh: '[图片]', en: '[Picture]' },
  voice: { zh: '[语音]', en: '[Voice]' },
  file: { zh: '[文件]', en: '[File]' },
  location: { zh: '[位置]', en: '[Location]' },
  card: { zh: '[卡片]', en: '[Card]' },
  recalled: { zh: '{name}撤回了一条消息', en: '{name} took back a message' },
  created: { zh: '{name}创建了群聊', en: '{name} created the group' },
  joined: { zh: '{name}邀请{names}加入了群聊', en: '{name} brought in {names}' },
  left: { zh: '{name}退出了群聊', en: '{name} left the group' },
  removed: { zh: '{name}将{names}移出了群聊', en: '{name} removed {names}' },
  renamed: { zh: '{name}将群名称改为“{to}”', en: '{name} renamed the group “{to}”' },
} as const satisfies Record<string, Words>;

/** A table of words in one language. */
export const wordsIn = <K extends string>(table: Record<K, Words>, language: Language): Record<K, string> =>
  Object.fromEntries(Object.entries<Words>(table).map(([key, word]) => [key, word[language]])) as Record<
    K,
    string
  >;

/** Each word with its English, as the translations of a definition have them. */
export const englishOf = (words: readonly Words[]): Record<string, string> =>
  Object.fromEntries(words.map(({ zh, en }) => [zh, en]));
