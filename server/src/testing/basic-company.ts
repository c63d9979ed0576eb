import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import { publishFlow, step } from '../workflow/testing/publish-flow.ts';
import { callerOf } from './caller.ts';
import { quickPassword } from './quick-password.ts';
import { sessionsFor } from './sessions-for.ts';

/** Accounts, ids, names and the password are those of the demo company, so that a test may change between the two. */
const people = [
  { account: 'admin', realName: '系统管理员', position: 'administrator', role: null, isAdministrator: true },
  { account: 'manager01', realName: '沈立群', position: 'manager', role: 'manager' },
  { account: 'sales01', realName: '周子涵', position: 'sales', role: 'sales', manager: 'manager01' },
  { account: 'ops01', realName: '朱婷婷', position: 'operations', role: 'operations', manager: 'manager01' },
  { account: 'client01', realName: '许佳宁', position: null, role: 'customer', kind: 'customer' },
] as const;

/**
 * A company of five people in one office: an administrator, a manager with two staff, and a customer; one form, and
 * one flow over it (`basic`) that the manager approves. What a test needs beside it, it adds itself.
 */
export async function loadBasicCompany(database: Database): Promise<void> {
  const { pool } = database;
  const hash = await quickPassword();
  await pool.query(
    `insert into organisation (id, kind, "fullName", "enCode") values ('org-office', 'company', '远航', 'office')`,
  );
  for (const person of people) {
    const id = `user-${person.account}`;
    const position = person.position && `pos-${person.position}`;
    if (position)
      await pool.query(
        `insert into position (id, "organisationId", "fullName", "enCode") values ($1, 'org-office', $2, $2)`,
        [position, person.position],
      );
    await pool.query(
      `insert into user_account
         (id, account, "realName", kind, "managerId", "organisationId", "positionId", "isAdministrator")
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        person.account,
        person.realName,
        'kind' in person ? person.kind : 'member',
        'manager' in person ? `user-${person.manager}` : null,
        position && 'org-office',
        position,
        'isAdministrator' in person,
      ],
    );
    await pool.query(`insert into user_password ("userId", hash, "changedAt") values ($1, $2, now())`, [
      id,
      hash,
    ]);
    if (position) {
      await pool.query(
        `insert into user_organisation ("userId", "organisationId") values ($1, 'org-office')`,
        [id],
      );
      await pool.query(`insert into user_position ("userId", "positionId") values ($1, $2)`, [id, position]);
    }
    if (person.role)
      await pool.query(`insert into user_role ("userId", "roleId") values ($1, $2)`, [id, person.role]);
  }
  await pool.query(`update organisation set "managerId" = 'user-manager01'`);
  await publishBasicFlow(database);
}

/** As an administrator does it, through the door. */
async function publishBasicFlow(database: Database): Promise<void> {
  const app = await buildApp({ config: readConfig({ FAIRWAY_LOG_LEVEL: 'silent' }), database });
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  const [token = ''] = await sessionsFor((text, values) => database.pool.query(text, values), ['user-admin']);
  await publishFlow(callerOf(url, { authorization: token }), [step('approval', ['user-manager01'])], {
    enCode: 'basic',
  });
  await app.http.close();
  await database.pool.query('delete from session');
}
