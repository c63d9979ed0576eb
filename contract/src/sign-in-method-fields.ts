/** Where people may come from: a provider that speaks OAuth2 or OpenID Connect, WeCom, DingTalk. */
export const providerKinds = ['oauth', 'wecom', 'dingtalk'] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** What is kept for signing in: our own address, the gateway for text messages, and providers. */
export const signInMethodKinds = ['address', 'sms', ...providerKinds] as const;
export type SignInMethodKind = (typeof signInMethodKinds)[number];

/** What holds for a provider of a kind until somebody says something else. */
export const providerStandards = {
  oauth: {
    ...{ name: '', authorizeUrl: '', tokenUrl: '', userinfoUrl: '' },
    ...{ scope: 'openid profile', subject: 'sub', label: 'name' },
  },
  wecom: {
    name: '企业微信',
    authorizeUrl: 'https://login.work.weixin.qq.com/wwlogin/sso/login',
    tokenUrl: 'https://qyapi.weixin.qq.com/cgi-bin/gettoken',
    userinfoUrl: 'https://qyapi.weixin.qq.com/cgi-bin/auth/getuserinfo',
    ...{ scope: '', subject: 'userid', label: 'userid' },
  },
  dingtalk: {
    name: '钉钉',
    authorizeUrl: 'https://login.dingtalk.com/oauth2/auth',
    tokenUrl: 'https://api.dingtalk.com/v1.0/oauth2/userAccessToken',
    userinfoUrl: 'https://api.dingtalk.com/v1.0/contact/users/me',
    ...{ scope: 'openid', subject: 'unionId', label: 'nick' },
  },
} as const satisfies Record<ProviderKind, Record<string, string>>;

const provider = ['isOn', 'name', 'logo', 'clientId'] as const;
const addresses = ['authorizeUrl', 'tokenUrl', 'userinfoUrl'] as const;

/** What can be set of each kind, in the order people read it; the secret stands by itself. */
export const signInMethodFields = {
  address: ['publicUrl'],
  sms: ['isOn', 'url'],
  oauth: [...provider, 'issuer', ...addresses, 'scope', 'subject', 'label'],
  wecom: [...provider, 'agentId', ...addresses],
  dingtalk: [...provider, ...addresses],
} as const satisfies Record<SignInMethodKind, readonly string[]>;

export type SignInMethodField = (typeof signInMethodFields)[SignInMethodKind][number];
export type SignInMethodValues = Partial<Record<SignInMethodField, string | boolean>>;

export const isProviderKind = (kind: SignInMethodKind): kind is ProviderKind =>
  (providerKinds as readonly string[]).includes(kind);

/** Fields that hold an address the server calls or sends people to. */
export const addressFields = ['publicUrl', 'url', 'issuer', ...addresses] as const;
export const isAddressField = (field: string): boolean =>
  (addressFields as readonly string[]).includes(field);

/** Without these a method cannot be switched on. */
export const neededFields = (kind: SignInMethodKind): readonly SignInMethodField[] => {
  if (kind === 'address') return [];
  if (kind === 'sms') return ['url'];
  return ['name', 'clientId', ...addresses, ...(kind === 'wecom' ? (['agentId'] as const) : [])];
};

/** The address a secret is sent to: another host needs the secret typed anew. */
export const secretGoesTo = (kind: SignInMethodKind): 'url' | 'tokenUrl' | undefined => {
  if (kind === 'address') return undefined;
  return kind === 'sms' ? 'url' : 'tokenUrl';
};
