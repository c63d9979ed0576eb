import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listMySocials, untieSocial } from '@fairway/contract/account.ts';
import type { Envelope } from '@fairway/contract/envelope.ts';
import { deleteMyAccount } from '@fairway/contract/own-access.ts';
import { getCurrentUser, getLoginConfig } from '@fairway/contract/session.ts';
import {
  collectSocial,
  getTicketStatus,
  signInByWeCom,
  ticketLifetime,
} from '@fairway/contract/sign-in-methods.ts';
import { Events, type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../organisation/demo/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** What browsers call us; whoever stands in front leads it to the test's own port. */
const publicUrl = 'http://localhost:9';

let provider: OAuth2Server;
/** Takes every request and answers none. */
const silent = createServer(() => undefined);
let house: TestApp;

const settingsOf = (id: string, url: string) => {
  const name = (part: string) => `FAIRWAY_SOCIAL_${id.toUpperCase()}_${part}`;
  return {
    [name('NAME')]: id,
    [name('AUTHORIZE_URL')]: `${url}/authorize?prompt=login`,
    [name('TOKEN_URL')]: `${url}/token`,
    [name('USERINFO_URL')]: `${url}/userinfo`,
    [name('CLIENT_ID')]: `fairway at ${id}`,
    [name('CLIENT_SECRET')]: `secret of ${id}`,
  };
};

beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  const url = provider.issuer.url ?? '';
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  house = await startTestApp({
    from: 'demo',
    environment: {
      FAIRWAY_BASE_PATH: '/fairway',
      FAIRWAY_PUBLIC_URL: publicUrl,
      FAIRWAY_SOCIALS: 'keycloak,wecom,down,silent',
      ...settingsOf('keycloak', url),
      ...settingsOf('wecom', url),
      FAIRWAY_SOCIAL_WECOM_SUBJECT: 'userid',
      FAIRWAY_SOCIAL_WECOM_LABEL: 'alias',
      ...settingsOf('down', 'http://localhost:1'),
      ...settingsOf('silent', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`),
    },
  });
});
afterAll(async () => {
  await house.close();
  await provider.stop();
  silent.closeAllConnections();
  silent.close();
});

type Person = Record<string, unknown>;
let identity: Person;
let tokenRequests: Record<string, string>[];
beforeEach(async () => {
  identity = { sub: 'kc-1', name: '张三 at Keycloak' };
  tokenRequests = [];
  provider.service.removeAllListeners();
  provider.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
    response.body = identity;
  });
  provider.service.on(Events.BeforeResponse, (_response: MutableResponse, request: { body: object }) => {
    tokenRequests.push({ ...request.body } as Record<string, string>);
  });
  // As real ones do, it signs as somebody whose name is not its address.
  provider.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    token.payload.iss = 'https://sso.example.com/realms/staff';
  });
  await house.database.pool.query('delete from social_identity');
});

/** A browser: keeps our cookie, and follows a redirect only when it is told to. */
function browser() {
  let cookie = '';
  const ask = async (address: string, init: RequestInit = {}) => {
    const ours = address.startsWith('/') || address.startsWith(publicUrl);
    const url = address.replace(publicUrl, '').replace(/^\/fairway/, '');
    const response = await fetch(ours ? house.url + url : address, {
      redirect: 'manual',
      ...init,
      headers: { ...(ours && cookie ? { cookie } : {}), ...init.headers },
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  const json = async <T>(address: string) => (await (await ask(address)).json()) as Envelope<T>;
  const locationOf = (response: Response) => response.headers.get('location') ?? '';
  return {
    ask,
    json,
    openTicket: async () => (await json<string>('/api/oauth/getTicket')).data ?? '',
    render: (source: string, ticket: string) => ask(`/api/oauth/socials/render/${source}?ticket=${ticket}`),
    /** To the provider and back, up to the address it sends the browser to. */
    async travel(source: string, ticket: string) {
      const toProvider = locationOf(await this.render(source, ticket));
      return { toProvider: new URL(toProvider), back: locationOf(await ask(toProvider)) };
    },
    async signIn(account: string, ticket: string) {
      const body = new URLSearchParams({ account, password: demoPassword, jnpf_ticket: ticket });
      const response = await ask('/api/oauth/Login', { method: 'POST', body });
      return (await response.json()) as Envelope<{ token: string }>;
    },
  };
}

const statusOf = async (ticket: string) =>
  (await house.call(getTicketStatus, { params: { ticket } })).data ?? {
    status: 0,
    value: '',
    ticketTimeout: 0,
  };
const accountOf = async (token: string) =>
  (await house.call(getCurrentUser, { headers: { authorization: token } })).data?.userInfo.userAccount;
const later = (ms: number) => {
  house.clock.now = new Date(house.clock.now.getTime() + ms);
};
const tie = (account: string, subject = 'kc-1', source = 'keycloak') =>
  house.database.pool.query(
    `insert into social_identity values ($1, $2, $3, (select id from user_account where account = $4), '张三', now())`,
    [`${source}-${account}`, source, subject, account],
  );
const tied = async () =>
  (
    await house.database.pool.query(
      `select account, source, subject, "socialName" from social_identity join user_account u on u.id = "userId" order by 1`,
    )
  ).rows;

describe('signing in through a provider', () => {
  it('is offered on the login screen', async () => {
    const { data } = await house.call(getLoginConfig);
    expect(data?.socialsList[0]).toEqual({
      enname: 'keycloak',
      name: 'keycloak',
      icon: '',
      logo: '',
      describetion: '',
      renderUrl: '/api/oauth/socials/render/keycloak?ticket=JNPF_TICKET',
    });
  });

  it('leads to the provider with state and a challenge, and back to the page that waits', async () => {
    await tie('sales01');
    const person = browser();
    const ticket = await person.openTicket();
    const { toProvider, back } = await person.travel('keycloak', ticket);
    const asked = Object.fromEntries(toProvider.searchParams);
    expect(asked).toEqual({
      prompt: 'login',
      response_type: 'code',
      client_id: 'fairway at keycloak',
      redirect_uri: `${publicUrl}/fairway/api/oauth/Login/socials?source=keycloak`,
      scope: 'openid profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(toProvider.href).not.toContain(ticket);
    expect(await statusOf(ticket)).toMatchObject({ status: 2 });

    const home = await person.ask(back);
    expect(home.status).toBe(302);
    expect(home.headers.get('location')).toBe('/fairway/pages/login/otherLogin');
    expect(tokenRequests).toEqual([
      expect.objectContaining({
        grant_type: 'authorization_code',
        client_id: 'fairway at keycloak',
        client_secret: 'secret of keycloak',
        redirect_uri: asked.redirect_uri,
      }),
    ]);
    const verifier = tokenRequests[0]?.code_verifier ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asked.code_challenge);

    const { status, value } = await statusOf(ticket);
    expect(status).toBe(1);
    expect(await accountOf(value)).toBe('sales01');
    expect((await statusOf(ticket)).status).toBe(5);
    const { rows } = await house.database.pool.query(
      `select account from audit_log where name = 'signInBySocial'`,
    );
    expect(rows).toEqual([{ account: 'sales01' }]);
  });

  it('is refused by the provider when the verifier is not ours', async () => {
    await tie('sales01');
    const person = browser();
    const ticket = await person.openTicket();
    const { back } = await person.travel('keycloak', ticket);
    await house.database.pool.query(`update sign_in_ticket set "codeVerifier" = repeat('x', 43)`);
    await person.ask(back);
    expect(await statusOf(ticket)).toMatchObject({ status: 3, value: '第三方授权失败，请重试' });
  });

  it('tells a native shell the same', async () => {
    await tie('sales01');
    const person = browser();
    const ticket = await person.openTicket();
    const collect = async () =>
      house.call(collectSocial, { params: { source: 'keycloak' }, query: { uuid: ticket } });
    expect((await collect()).data).toEqual({ status: 2, value: '', token: '', theme: '' });
    await person.ask((await person.travel('keycloak', ticket)).back);
    const { data } = await collect();
    expect(data).toMatchObject({ status: 1, value: '', theme: 'classic' });
    expect(await accountOf(data?.token ?? '')).toBe('sales01');
    expect(await collect()).toMatchObject({ code: 400, msg: '票据失效！' });
  });

  it('gives no token to a disabled account', async () => {
    await tie('sales03');
    const set = (mark: number) =>
      house.database.pool.query(`update user_account set "enabledMark" = $1 where account = 'sales03'`, [
        mark,
      ]);
    await set(0);
    const person = browser();
    const ticket = await person.openTicket();
    await person.ask((await person.travel('keycloak', ticket)).back);
    expect(await statusOf(ticket)).toMatchObject({ status: 3, value: '账号已被禁用' });
    await set(1);
  });
});

describe('a provider is not believed', () => {
  it('from another browser: nobody can have a victim fill their ticket', async () => {
    await tie('sales01');
    const [attacker, victim] = [browser(), browser()];
    const ticket = await attacker.openTicket();
    const refused = await victim.render('keycloak', ticket);
    expect(await refused.json()).toMatchObject({ code: 400, msg: '票据失效！' });
    await victim.openTicket();
    expect(await (await victim.render('keycloak', ticket)).json()).toMatchObject({ code: 400 });
    const { back } = await attacker.travel('keycloak', ticket);
    expect((await victim.ask(back)).headers.get('location')).toBe('/fairway/pages/login/otherLogin');
    expect(await statusOf(ticket)).toMatchObject({ status: 2 });
    expect(tokenRequests).toEqual([]);
  });

  it('with a state that is used, wrong, old or missing', async () => {
    await tie('sales01');
    const person = browser();
    const ticket = await person.openTicket();
    const { back } = await person.travel('keycloak', ticket);
    const withState = (state: string) => {
      const url = new URL(back);
      url.searchParams.set('state', state);
      return url.href;
    };
    await person.ask(withState('x'.repeat(43)));
    await person.ask(withState(''));
    expect(await statusOf(ticket)).toMatchObject({ status: 2 });
    await Promise.all(Array.from({ length: 4 }, () => person.ask(back)));
    expect(tokenRequests).toHaveLength(1);
    expect((await statusOf(ticket)).status).toBe(1);
    await person.ask(back);
    expect(tokenRequests).toHaveLength(1);
    expect((await statusOf(ticket)).status).toBe(5);

    const old = await person.openTicket();
    const journey = await person.travel('keycloak', old);
    later(ticketLifetime);
    await person.ask(journey.back);
    expect(tokenRequests).toHaveLength(1);
    expect((await statusOf(old)).status).toBe(5);
  });

  it('when the code was meant for another one', async () => {
    const person = browser();
    const ticket = await person.openTicket();
    const { back } = await person.travel('keycloak', ticket);
    await person.ask(back.replace('source=keycloak', 'source=wecom'));
    expect(await statusOf(ticket)).toMatchObject({ status: 2 });
    expect(tokenRequests).toEqual([]);
  });

  it('with a ticket that is used or old', async () => {
    const person = browser();
    const ticket = await person.openTicket();
    later(ticketLifetime);
    expect(await (await person.render('keycloak', ticket)).json()).toMatchObject({ msg: '票据失效！' });
    const next = await person.openTicket();
    await house.database.pool.query(`update sign_in_ticket set status = 'used'`);
    expect(await (await person.render('keycloak', next)).json()).toMatchObject({ msg: '票据失效！' });
  });
});

describe('a provider in trouble', () => {
  const failed = { status: 3, value: '第三方授权失败，请重试' };
  /** The whole journey, and where it ended. */
  async function journey(source = 'keycloak', change: (back: URL) => void = () => undefined) {
    const person = browser();
    const ticket = await person.openTicket();
    const { back } = await person.travel(source, ticket);
    const url = new URL(back);
    change(url);
    const home = await person.ask(url.href);
    expect(home.headers.get('location')).toBe('/fairway/pages/login/otherLogin');
    return statusOf(ticket);
  }

  it.each([
    ['says no', (back: URL) => back.searchParams.set('error', 'access_denied')],
    ['says nothing', (back: URL) => back.searchParams.delete('code')],
  ])('that %s', async (_case, change) => {
    const status = await journey('keycloak', change);
    expect(status).toMatchObject(failed);
    expect(tokenRequests).toEqual([]);
  });

  it('that does not take the code', async () => {
    provider.service.once(Events.BeforeResponse, (response: MutableResponse) => {
      response.statusCode = 400;
      response.body = { error: 'invalid_grant' };
    });
    expect(await journey()).toMatchObject(failed);
  });

  it.each([
    ['refuses to say who it is', 401, { error: 'invalid_token' }],
    ['breaks', 500, { sub: 'kc-1' }],
    ['says nobody', 200, { name: '张三' }],
    ['says nobody in many words', 200, { sub: ' ' }],
    ['says too much', 200, { sub: 'x'.repeat(301) }],
    ['says it as a list', 200, ['kc-1']],
    ['says it as an object', 200, { sub: { id: 'kc-1' } }],
  ])('that %s', async (_case, statusCode, body) => {
    await tie('sales01');
    provider.service.removeAllListeners(Events.BeforeUserinfo);
    provider.service.once(Events.BeforeUserinfo, (response: MutableResponse) => {
      Object.assign(response, { statusCode, body });
    });
    expect(await journey()).toMatchObject(failed);
  });

  it.each([
    ['is down', 'down', 0, 9_000],
    ['never answers', 'silent', 10_000, 25_000],
  ])('that %s', async (_case, source, least, most) => {
    const person = browser();
    const ticket = await person.openTicket();
    const toProvider = new URL((await person.render(source, ticket)).headers.get('location') ?? '');
    const state = toProvider.searchParams.get('state');
    const began = performance.now();
    const home = await person.ask(`${toProvider.searchParams.get('redirect_uri')}&code=any&state=${state}`);
    const took = performance.now() - began;
    expect(home.headers.get('location')).toBe('/fairway/pages/login/otherLogin');
    expect(await statusOf(ticket)).toMatchObject(failed);
    expect(took).toBeGreaterThanOrEqual(least);
    expect(took).toBeLessThan(most);
  });
});

describe('an identity nobody has', () => {
  /** A browser whose ticket carries it. */
  async function unbound() {
    const person = browser();
    const ticket = await person.openTicket();
    await person.ask((await person.travel('keycloak', ticket)).back);
    return { person, ticket };
  }

  it('is tied to who signs in with the ticket, and lets them in from then on', async () => {
    const { person, ticket } = await unbound();
    const { status, value, ticketTimeout } = await statusOf(ticket);
    expect({ status, ticketTimeout }).toEqual({ status: 4, ticketTimeout: ticketLifetime });
    expect(JSON.parse(value)).toEqual({
      socialType: 'keycloak',
      socialUnionid: 'kc-1',
      socialName: '张三 at Keycloak',
    });
    expect(await person.signIn('sales02', ticket)).toMatchObject({ code: 200 });
    expect(await tied()).toEqual([
      { account: 'sales02', source: 'keycloak', subject: 'kc-1', socialName: '张三 at Keycloak' },
    ]);
    expect((await statusOf(ticket)).status).toBe(5);

    const again = browser();
    const next = await again.openTicket();
    await again.ask((await again.travel('keycloak', next)).back);
    expect(await accountOf((await statusOf(next)).value)).toBe('sales02');
  });

  it('is tied to nobody by a wrong password, another browser, an old ticket or a second sign-in', async () => {
    const { person, ticket } = await unbound();
    const body = new URLSearchParams({ account: 'sales02', password: 'wrong', jnpf_ticket: ticket });
    await person.ask('/api/oauth/Login', { method: 'POST', body });
    expect(await browser().signIn('sales02', ticket)).toMatchObject({ code: 200 });
    const stranger = browser();
    await stranger.openTicket();
    expect(await stranger.signIn('sales02', ticket)).toMatchObject({ code: 200 });
    expect(await tied()).toEqual([]);
    expect((await statusOf(ticket)).status).toBe(4);
    later(ticketLifetime);
    expect(await person.signIn('sales02', ticket)).toMatchObject({ code: 200 });
    expect(await tied()).toEqual([]);

    const used = await unbound();
    const replies = await Promise.all([
      used.person.signIn('sales01', used.ticket),
      used.person.signIn('sales02', used.ticket),
    ]);
    expect(replies.map(({ code }) => code)).toEqual([200, 200]);
    expect(await tied()).toHaveLength(1);
    expect(await used.person.signIn('sales04', 'no ticket at all')).toMatchObject({ code: 200 });
  });

  it('takes the place of the one a person had at this provider', async () => {
    await tie('sales02', 'kc-old');
    const { person, ticket } = await unbound();
    await person.signIn('sales02', ticket);
    expect((await tied()).map(({ subject }) => subject)).toEqual(['kc-1']);
  });

  it('goes with its name, or with its number', async () => {
    identity = { sub: 4711 };
    const { ticket } = await unbound();
    expect(JSON.parse((await statusOf(ticket)).value)).toMatchObject({
      socialUnionid: '4711',
      socialName: '4711',
    });
  });
});

describe('an identity of several accounts', () => {
  async function several() {
    await tie('sales01');
    await tie('sales02');
    const person = browser();
    const ticket = await person.openTicket();
    await person.ask((await person.travel('keycloak', ticket)).back);
    return { person, ticket };
  }
  const choice = (ticket: string, userId: string) =>
    `/api/oauth/Login/socials?jnpf_ticket=${ticket}&userId=${userId}`;

  it('lets the person choose', async () => {
    const { person, ticket } = await several();
    const { status, value } = await statusOf(ticket);
    expect(status).toBe(6);
    expect(JSON.parse(value)).toEqual(
      ['sales01', 'sales02'].map((account) => ({
        socialName: '张三 at Keycloak',
        tenantName: '',
        tenantId: '',
        accountName: expect.any(String),
        userId: `user-${account}`,
        account,
      })),
    );
    expect(await person.json(choice(ticket, 'user-sales02'))).toMatchObject({ code: 200, msg: '操作成功' });
    expect(await accountOf((await statusOf(ticket)).value)).toBe('sales02');
    expect(await person.json(choice(ticket, 'user-sales01'))).toMatchObject({ code: 400 });
  });

  it('but not anybody, and not in another browser', async () => {
    const { person, ticket } = await several();
    expect(await person.json(choice(ticket, 'user-admin'))).toMatchObject({ code: 400, msg: '票据失效！' });
    const stranger = browser();
    expect(await stranger.json(choice(ticket, 'user-sales01'))).toMatchObject({ code: 400 });
    await stranger.openTicket();
    expect(await stranger.json(choice(ticket, 'user-sales01'))).toMatchObject({ code: 400 });
    expect(await person.json(choice('x'.repeat(43), 'user-sales01'))).toMatchObject({ code: 400 });
    expect((await statusOf(ticket)).status).toBe(6);
    await person.signIn('sales04', ticket);
    expect(await tied()).toHaveLength(2);
  });
});

describe('inside WeCom', () => {
  /** A code as the provider gives it to its own app: without a challenge. */
  async function codeOfWeCom() {
    const address = `${provider.issuer.url}/authorize?response_type=code&redirect_uri=http://localhost/&scope=x`;
    const response = await fetch(address, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';
  }
  const signIn = async () => house.call(signInByWeCom, { body: { code: await codeOfWeCom() } });

  it('a code lets the person in whom its userid names', async () => {
    identity = { userid: 'wx-7', alias: '小张' };
    expect(await signIn()).toMatchObject({ code: 400, msg: '该第三方账号尚未绑定，请先用账号密码登录' });
    await tie('sales01', 'wx-7', 'wecom');
    const { data } = await signIn();
    expect(await accountOf(data?.token ?? '')).toBe('sales01');
    expect(tokenRequests[0]).not.toHaveProperty('code_verifier');
    await tie('sales02', 'wx-7', 'wecom');
    expect((await signIn()).msg).toBe('该第三方账号绑定了多个账号，请使用账号密码登录');
    identity = { name: 'without a userid' };
    expect(await signIn()).toMatchObject({ code: 400, msg: '第三方授权失败，请重试' });
  });

  it('another provider’s identity of the same name is another one', async () => {
    identity = { userid: 'kc-1' };
    await tie('sales01', 'kc-1', 'keycloak');
    expect((await signIn()).msg).toBe('该第三方账号尚未绑定，请先用账号密码登录');
  });
});

describe('what is tied to me', () => {
  it('I see, and untie; others do not', async () => {
    await tie('sales01');
    const [me, other] = [await house.as('sales01'), await house.as('sales02')];
    const { data } = await me.call(listMySocials);
    expect(data?.map(({ enname, entity }) => [enname, entity?.socialName ?? null])).toEqual([
      ['keycloak', '张三'],
      ['wecom', null],
      ['down', null],
      ['silent', null],
    ]);
    const params = { id: data?.[0]?.entity?.id ?? '' };
    expect((await other.call(listMySocials)).data?.every(({ entity }) => entity === null)).toBe(true);
    expect(await other.call(untieSocial, { params })).toMatchObject({ code: 404 });
    expect(await tied()).toHaveLength(1);
    expect(await me.call(untieSocial, { params })).toMatchObject({ code: 200 });
    expect(await me.call(untieSocial, { params })).toMatchObject({ code: 404 });
    expect(await tied()).toEqual([]);

    const person = browser();
    const ticket = await person.openTicket();
    await person.ask((await person.travel('keycloak', ticket)).back);
    expect((await statusOf(ticket)).status).toBe(4);
  });
});

describe('a deleted account', () => {
  it('is tied to nothing any more', async () => {
    await tie('sales05');
    const me = await house.as('sales05');
    expect(await me.call(deleteMyAccount, { body: { password: demoPassword } })).toMatchObject({ code: 200 });
    expect(await tied()).toEqual([]);
  });
});

describe('without providers', () => {
  it('every such way is closed', async () => {
    const plain = await startTestApp({ from: 'demo' });
    expect((await plain.call(getLoginConfig)).data?.socialsList).toEqual([]);
    const ticket = 'x'.repeat(43);
    const get = async (path: string) => (await fetch(plain.url + path)).json();
    const missing = { code: 404 };
    expect(await get(`/api/oauth/socials/render/keycloak?ticket=${ticket}`)).toMatchObject(missing);
    expect(await get('/api/oauth/Login/socials?source=keycloak&code=x&state=y')).toMatchObject(missing);
    expect(await get(`/api/oauth/socials/app/callback/keycloak?uuid=${ticket}`)).toMatchObject(missing);
    expect(await plain.call(signInByWeCom, { body: { code: 'x' } })).toMatchObject({
      code: 400,
      msg: '未开通此登录方式',
    });
    expect((await (await plain.as('sales01')).call(listMySocials)).data).toEqual([]);
    await plain.close();
  });
});
