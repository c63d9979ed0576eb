import type { MethodProblem } from '@fairway/domain/sign-in-methods/method-problems.ts';
import type { Words } from './words.ts';

export const methodProblemWords: Record<MethodProblem, Words> = {
  notAnAddress: { zh: '必须是以 https:// 开头的地址', en: 'must be an address that begins with https://' },
  notEncrypted: {
    zh: '必须以 https:// 开头；内网地址需要运维人员放行',
    en: 'must begin with https://; whoever runs the server can allow a host inside',
  },
  withPassword: { zh: '地址中不能有用户名和密码', en: 'must hold no user and no password' },
  notAnOrigin: {
    zh: '只填写域名，例如 https://fairway.example.com，不带路径',
    en: 'is an address without a path, such as https://fairway.example.com',
  },
  needed: { zh: '启用前必须填写', en: 'is needed before it can be switched on' },
  secretNeeded: { zh: '启用前必须填写密钥', en: 'A secret is needed before it can be switched on' },
  secretForOther: {
    zh: '地址换了主机，请重新填写密钥：原密钥不会发送到新地址',
    en: 'The address is another host. Type the secret again: the old one is not sent there.',
  },
};

/** What an administrator gets on their phone when they test the gateway. */
export const testSmsWords: Words = {
  zh: '【航道】这是一条测试短信，短信通道工作正常。',
  en: 'Fairway: this is a test message. Text messages work.',
};

/** What a method is called where it has no name of its own. */
export const methodNames: Record<'address' | 'sms', Words> = {
  address: { zh: '系统访问地址', en: 'Address of this system' },
  sms: { zh: '短信', en: 'Text messages' },
};
