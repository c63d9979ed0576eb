import type { Database } from '../database/open.ts';

/** A form in the menu of a role that gets its choices from an interface. */
export async function openFormWith(
  { pool }: Database,
  interfaceId: string,
  { id, roleId }: { id: string; roleId: string },
): Promise<void> {
  await pool.query(`insert into menu (id, "fullName", "enCode", type) values ($1, $1, $1, 2)`, [id]);
  await pool.query('insert into role_menu ("roleId", "menuId") values ($1, $2)', [roleId, id]);
  await pool.query(
    `insert into form_model (id, "enCode", "fullName", icon, "webType", definition, "fieldCount", "creatorTime", "lastModifyTime")
      values ($1, $1, $1, 'form', '1', '{"version": 1, "nodes": []}', 0, now(), now())`,
    [id],
  );
  await pool.query(
    `insert into form_reference ("modelId", kind, "targetId", columns) values ($1, 'interface', $2, '{}')`,
    [id, interfaceId],
  );
}
