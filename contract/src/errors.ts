import { featureRefusals } from './feature-words.ts';
import { filledWords } from './filled-words.ts';

/** What a person reads when they are refused, in each language we speak. */
export interface Refusal {
  /** 400 rule, 403 right, 404 missing or not yours, 409 someone was faster, 422 fields, 600-602 session. */
  code: number;
  zh: string;
  en: string;
}

/** Every refusal of the product: name → wire code → words. `{n}`-style places are filled by the thrower. */
export const refusals = {
  // the kernel's own
  FIELDS_INVALID: {
    code: 422,
    zh: '提交的内容有误：{detail}',
    en: 'Please check what you entered: {detail}',
  },
  BODY_MALFORMED: { code: 422, zh: '请求内容无法识别', en: 'The request body cannot be read.' },
  FORBIDDEN: {
    code: 403,
    zh: '暂无权限，请联系管理员',
    en: 'You do not have permission. Please ask your administrator.',
  },
  COMMAND_ID_REUSED: {
    code: 409,
    zh: '该操作编号已用于其他内容，本次未执行，请重新操作',
    en: 'This command id was used for something else; nothing was done. Please try again.',
  },
  NOT_FOUND: { code: 404, zh: '此条数据不存在', en: 'This record does not exist.' },

  // session
  SESSION_EXPIRED: {
    code: 600,
    zh: '登录过期,请重新登录',
    en: 'Your session has expired. Please sign in again.',
  },
  SIGNED_OUT_ELSEWHERE: {
    code: 600,
    zh: '您已在其他设备上将此设备退出登录',
    en: 'You signed this device out from another one.',
  },
  PASSWORD_WAS_CHANGED: {
    code: 600,
    zh: '密码已修改，请用新密码重新登录',
    en: 'The password was changed. Please sign in with the new one.',
  },
  SIGNED_IN_ELSEWHERE: {
    code: 601,
    zh: '您的账号在其他地方已登录,被强制踢出',
    en: 'Your account signed in elsewhere, so you were signed out here.',
  },
  SEEING_ONLY: {
    code: 403,
    zh: '正在以他人身份只读查看，不能进行操作',
    en: 'You are only looking as somebody else; nothing can be changed.',
  },
  TOKEN_INVALID: { code: 602, zh: 'Token验证失败', en: 'The token could not be verified.' },

  // sign in
  WRONG_CREDENTIALS: { code: 400, zh: '账号或密码错误', en: 'Wrong account or password.' },
  ACCOUNT_DISABLED: { code: 400, zh: '账号已被禁用', en: 'This account is disabled.' },
  ACCOUNT_LOCKED: {
    code: 400,
    zh: '账号已被锁定，请联系管理员',
    en: 'This account is locked. Ask your administrator.',
  },
  DEMO_CLOSED: {
    code: 400,
    zh: '演示账号的密码是公开的，本系统不允许演示账号登录',
    en: 'The passwords of demo accounts are public. They cannot sign in to this system.',
  },
  LOGIN_WAIT: {
    code: 400,
    zh: '请等待{minutes}分钟后再进行登录',
    en: 'Please wait {minutes} minutes before signing in.',
  },
  TRY_LATER: {
    code: 400,
    zh: '尝试次数过多，请 {minutes} 分钟后再试',
    en: 'Too many attempts. Please try again in {minutes} minutes.',
  },
  ADDRESS_NOT_ALLOWED: { code: 400, zh: '此IP未在白名单中', en: 'This address is not on the allowed list.' },
  IMAGE_CODE_MISSING: { code: 400, zh: '请输入验证码', en: 'Please enter the image code.' },
  IMAGE_CODE_WRONG: { code: 400, zh: '验证码错误', en: 'The image code is wrong.' },
  IMAGE_CODE_EXPIRED: { code: 400, zh: '验证码已失效', en: 'The image code has expired.' },
  OLD_PASSWORD_WRONG: { code: 400, zh: '旧密码错误', en: 'The old password is wrong.' },
  PASSWORD_UNCHANGED: {
    code: 400,
    zh: '修改失败，新建密码不能与旧密码一样',
    en: 'The new password must differ from the old one.',
  },
  PASSWORD_USED_BEFORE: {
    code: 400,
    zh: '修改失败，不能使用最近{count}次用过的密码',
    en: 'You used this password among your last {count}.',
  },
  ADMINISTRATOR_STAYS: { code: 400, zh: '管理员不能注销', en: 'An administrator cannot delete the account.' },

  PASSWORD_IN_QUERY: {
    code: 400,
    zh: '密码不能放在网址中，请放在请求体中提交',
    en: 'A password must not be part of an address. Send it in the body.',
  },
  PASSWORD_WRONG: { code: 400, zh: '密码错误', en: 'The password is wrong.' },

  // other ways in
  CODE_TOO_SOON: {
    code: 400,
    zh: '请 {seconds} 秒后再获取验证码',
    en: 'Please wait {seconds} seconds before asking for another code.',
  },
  SMS_CODE_WRONG: { code: 400, zh: '短信验证码错误', en: 'The code is wrong.' },
  SMS_CODE_EXPIRED: { code: 400, zh: '短信验证码已失效', en: 'The code has expired.' },
  SMS_NOT_OFFERED: {
    code: 400,
    zh: '系统未配置短信服务，请使用其他登录方式',
    en: 'This system cannot send text messages. Please sign in another way.',
  },
  SMS_SEVERAL_ACCOUNTS: {
    code: 400,
    zh: '该手机号关联了多个账号，请使用账号密码登录',
    en: 'Several accounts have this number. Please sign in with account and password.',
  },
  TICKET_EXPIRED: { code: 400, zh: '票据失效！', en: 'This ticket has expired.' },
  SOCIAL_NOT_OFFERED: { code: 400, zh: '未开通此登录方式', en: 'This way to sign in is not offered.' },
  SOCIAL_REFUSED: {
    code: 400,
    zh: '第三方授权失败，请重试',
    en: 'The sign-in was not authorised. Please try again.',
  },
  SOCIAL_NOT_BOUND: {
    code: 400,
    zh: '该第三方账号尚未绑定，请先用账号密码登录',
    en: 'This identity is not linked to an account yet. Please sign in with your password first.',
  },
  SOCIAL_SEVERAL_ACCOUNTS: {
    code: 400,
    zh: '该第三方账号绑定了多个账号，请使用账号密码登录',
    en: 'Several accounts are linked to this identity. Please sign in with account and password.',
  },

  // personal centre
  MAJOR_WITHOUT_MENUS: {
    code: 400,
    zh: '切换失败，您在该组织没有任何功能权限',
    en: 'You cannot switch: nothing is open to you there.',
  },
  SIGNATURE_UNREADABLE: { code: 400, zh: '签名图片无法识别', en: 'The signature cannot be read.' },
  TOO_MANY_SIGNATURES: {
    code: 400,
    zh: '最多保存 {count} 个签名，请先删除不用的',
    en: 'You can keep {count} signatures. Delete one first.',
  },

  // first start of an empty system
  SETUP_CODE_WRONG: { code: 400, zh: '一次性代码错误', en: 'The set-up code is wrong.' },
  SETUP_DONE: { code: 400, zh: '系统已初始化，请登录', en: 'The system is already set up. Please sign in.' },
  PASSWORD_TOO_WEAK: {
    code: 400,
    zh: '密码不符合要求：{problems}',
    en: 'The password does not meet the policy: {problems}',
  },

  // system data
  BILL_RULE_EXHAUSTED: {
    code: 400,
    zh: '单据编号已用尽，请联系管理员',
    en: 'There are no document numbers left. Please ask your administrator.',
  },

  // files
  FILE_MISSING: { code: 400, zh: '请选择文件', en: 'Please choose a file.' },
  FILE_EMPTY: { code: 400, zh: '文件内容为空', en: 'The file is empty.' },
  FILE_TOO_LARGE: { code: 400, zh: '文件超过 {limit} 的大小限制', en: 'The file is larger than {limit}.' },
  FILE_ONE_AT_A_TIME: { code: 400, zh: '每次只能上传一个文件', en: 'Please upload one file at a time.' },
  FILE_TYPE_REFUSED: { code: 400, zh: '不支持该文件类型', en: 'This type of file is not allowed.' },
  FILE_CONTENT_MISMATCH: {
    code: 400,
    zh: '文件内容与扩展名不符',
    en: 'The content of the file does not match its extension.',
  },
  IMAGE_TOO_LARGE: {
    code: 400,
    zh: '图片尺寸过大，请缩小后再上传',
    en: 'The picture has too many pixels. Please make it smaller.',
  },
  TOO_MANY_PICTURES: {
    code: 400,
    zh: '您的图片较多，正在处理，请稍后再上传',
    en: 'Many of your pictures are still being processed. Please upload more in a moment.',
  },
  STORAGE_FULL: {
    code: 400,
    zh: '您的存储空间已满（上限 {limit}），请删除不再需要的文件',
    en: 'Your storage is full (limit {limit}). Please delete files you no longer need.',
  },
  COMPANY_STORAGE_FULL: {
    code: 400,
    zh: '公司的存储空间已满，请联系管理员',
    en: 'The company’s storage is full. Please tell an administrator.',
  },
  FILE_TICKET_INVALID: {
    code: 400,
    zh: '下载链接已失效，请重新获取',
    en: 'This download link is used or expired.',
  },

  // forms, records and where their choices come from
  FORM_VALUES_WRONG: { code: 422, zh: '{detail}', en: '{detail}' },
  FIELD_CLOSED: {
    code: 403,
    zh: '“{label}”在此处不可修改',
    en: '“{label}” cannot be changed here.',
  },
  RECORD_CHANGED: {
    code: 409,
    zh: '当前表单原数据已被调整，请重新进入该页面编辑并提交数据',
    en: 'Somebody changed this record meanwhile. Please open it again and repeat your change.',
  },
  FORM_WRONG: { code: 422, zh: '表单无法使用：{detail}', en: 'The form cannot be used: {detail}' },
  MODEL_IN_USE: {
    code: 400,
    zh: '该表单已有数据，不能删除，可改为停用',
    en: 'This form has records; it can be switched off but not deleted.',
  },
  CODE_TAKEN: { code: 400, zh: '编码 {enCode} 已存在', en: 'The code {enCode} is taken.' },
  INTERFACE_WRONG: {
    code: 422,
    zh: '数据接口无法使用：{detail}',
    en: 'The data interface cannot be used: {detail}',
  },
  INTERFACE_PARAMETER_MISSING: {
    code: 400,
    zh: '数据接口缺少参数“{label}”',
    en: 'The data interface needs “{label}”.',
  },
  INTERFACE_FAILED: {
    code: 400,
    zh: '数据接口“{name}”未能返回数据：{detail}',
    en: 'The data interface “{name}” gave no rows: {detail}',
  },
  INTERFACE_IN_USE: {
    code: 400,
    zh: '该数据接口正被表单使用，不能删除',
    en: 'Forms use this data interface; it cannot be deleted.',
  },

  // approvals
  FLOW_OF_RECORD: {
    code: 400,
    zh: '这个流程由业务单据发起，请到对应的单据中提交',
    en: 'This flow is started by a business record. Submit it from there.',
  },
  FLOW_OF_RECORD_MISSING: {
    code: 400,
    zh: '没有启用编码为 {code} 的审批流程，请联系管理员',
    en: 'No approval flow with the code {code} is in use. Ask an administrator.',
  },
  FLOW_OF_RECORD_WITHOUT_PEOPLE: {
    code: 400,
    zh: '审批步骤“{steps}”找不到处理人，请联系管理员',
    en: 'Nobody was found for the step “{steps}”. Ask an administrator.',
  },
  FLOW_NOT_STARTABLE: {
    code: 400,
    zh: '流程不存在或尚未发布',
    en: 'This flow does not exist or is not published.',
  },
  FLOW_WRONG: { code: 422, zh: '流程无法使用：{detail}', en: 'The flow cannot be used: {detail}' },
  FLOW_IN_USE: {
    code: 400,
    zh: '该流程已被使用，不能删除，可改为停用',
    en: 'This flow has been used; it can be switched off but not deleted.',
  },
  FLOW_NOT_DELETABLE: {
    code: 400,
    zh: '流程正在审核,请勿删除',
    en: 'It is being approved and cannot be deleted.',
  },
  STATISTICS_PERIOD_WRONG: {
    code: 422,
    zh: '请选择有效的日期范围，最多 {most} 天',
    en: 'Please choose a valid range of days, {most} at most.',
  },
  STATISTICS_TOO_MUCH: {
    code: 400,
    zh: '数据量过大，未能及时完成统计，请缩小日期范围或增加筛选条件',
    en: 'There is too much data to finish in time. Choose fewer days or add filters.',
  },
  DELEGATION_WRONG: { code: 400, zh: '{detail}', en: '{detail}' },

  // messages and chat
  NOTHING_UNREAD: { code: 400, zh: '暂无未读消息', en: 'There are no unread messages.' },
  RECALL_TOO_LATE: {
    code: 400,
    zh: '发送超过 2 分钟的消息不能撤回',
    en: 'A message can be taken back within two minutes only.',
  },
  GROUP_TOO_LARGE: { code: 400, zh: '群成员不能超过 {most} 人', en: 'A group has {most} members at most.' },

  TOO_MANY_FAVOURITES: { code: 400, zh: '最多只能添加11个', en: 'You can add eleven at most.' },

  ...featureRefusals,
} as const satisfies Record<string, Refusal>;

export type RefusalName = keyof typeof refusals;
export type Language = 'zh' | 'en';

/** Transport trouble keeps its HTTP status; these are the words inside its envelope. */
export const transportWords = {
  400: { zh: '请求格式错误', en: 'The request is malformed.' },
  401: { zh: '需要有效的访问令牌', en: 'A valid token is needed.' },
  404: { zh: '请求的地址不存在', en: 'No such path.' },
  405: { zh: '请求方法不支持', en: 'Method not allowed.' },
  408: { zh: '请求超时', en: 'The request took too long.' },
  413: { zh: '请求内容过大', en: 'The request is too large.' },
  414: { zh: '请求地址过长', en: 'The address is too long.' },
  415: { zh: '不支持的请求格式', en: 'Unsupported content type.' },
  429: { zh: '请求过于频繁，请稍后再试', en: 'Too many requests. Please try later.' },
  431: { zh: '请求头过大', en: 'The request headers are too large.' },
  500: { zh: '系统异常，请稍后重试', en: 'Something went wrong. Please try again later.' },
  503: { zh: '服务暂不可用，请稍后重试', en: 'The service is not available. Please try again later.' },
} as const;
export type TransportStatus = keyof typeof transportWords;

/** A full disk answers 503 too, but the person in charge should read why. */
export const diskFullWords = {
  zh: '服务器磁盘空间不足，未保存任何更改，请联系管理员',
  en: 'The server disk is full; nothing was changed. Ask your administrator.',
};

/** The words of a refusal with its places filled. */
export function wordsOf(name: RefusalName, language: Language, places: Record<string, string | number> = {}) {
  return filledWords(refusals[name][language], places);
}
