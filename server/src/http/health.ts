import { getHealth } from '@fairway/contract/system.ts';
import type { Database } from '../database/open.ts';
import { version } from '../version.ts';
import { type Route, route } from './context.ts';
import type { Drain } from './drain.ts';

/** Live as long as we answer; ready only while the database does. A load balancer reads the status, a person the body. */
export function healthRoute(database: Database, drain: Drain): Route {
  return route(getHealth, async () => {
    const state = await database.state();
    // Leaving: a load balancer sends the next person elsewhere.
    const ready = state === 'up' && !drain.isDraining();
    const data = { live: true, ready, version, database: { kind: database.kind, state } };
    return {
      contentType: 'application/json; charset=utf-8',
      body: JSON.stringify({ code: ready ? 200 : 503, msg: ready ? 'Success' : 'not ready', data }),
      status: ready ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    };
  });
}
