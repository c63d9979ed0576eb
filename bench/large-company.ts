import { connect } from '../server/src/database/open.ts';
import { quickQueryOf } from '../server/src/organisation/quick-query.ts';

const surnames = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾萧田董潘袁蔡蒋余'];
const given = [...'子涵雨薇浩宇梦洁俊杰静怡志远慧敏建波思齐海峰晓岚振华雅婷卓然伟强洪涛春梅志鹏嘉欣明轩'];

/**
 * 5,000 people with Chinese names in 500 departments, three levels deep; every tenth works in two of them. Several
 * benches of one run ask for them.
 */
export async function insertLargeCompany(databaseUrl: string): Promise<void> {
  const database = connect({ connectionString: databaseUrl }, 2, undefined, () => undefined);
  const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);
  const { rowCount } = await sql(`select from organisation where id = 'many-1'`);
  if (rowCount === 0) await insertPeople(sql);
  await database.close();
}

async function insertPeople(sql: (text: string, values?: unknown[]) => Promise<unknown>): Promise<void> {
  const names = Array.from({ length: 5_000 }, (_, n) => {
    const one = given[(n * 7) % given.length];
    const two = n % 5 === 0 ? '' : given[(n * 13 + 3) % given.length];
    return `${surnames[n % surnames.length]}${one}${two}`;
  });
  const spelled = new Map<string, string>();
  for (const name of new Set(names)) spelled.set(name, await quickQueryOf(name));
  await sql(`insert into organisation (id, "parentId", kind, "fullName", "enCode")
    select 'many-' || n, case when n <= 20 then 'org-group' else 'many-' || (n + 19) / 20 end,
      'department', '第' || n || '业务部', 'many-' || n from generate_series(1, 500) n`);
  await sql(
    `insert into user_account (id, account, "realName", "quickQuery", "organisationId")
     select 'many-' || n, 'many' || n, name, spelled, 'many-' || 1 + n % 500
     from unnest($1::text[], $2::text[]) with ordinality as person(name, spelled, n)`,
    [names, names.map((name) => spelled.get(name) ?? '')],
  );
  await sql(`insert into user_organisation select id, "organisationId" from user_account where id like 'many-%'
    union select 'many-' || n, 'many-' || 1 + n % 499 from generate_series(10, 5000, 10) n`);
}
