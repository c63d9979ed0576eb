import * as contract from '@fairway/contract/health.ts';
import { healthOf } from '@fairway/domain/health/health-of.ts';
import type { Config } from '../config.ts';
import { type Bytes, type Route, route } from '../http/context.ts';
import { transport } from '../http/envelope.ts';
import { isTokenRight, metricsText } from './metrics.ts';
import { type Measured, readFigures } from './read-figures.ts';
import { watchVitals } from './vitals.ts';

interface Parts extends Omit<Measured, 'vitals' | 'config'> {
  config: Config;
  onClose: (work: () => void) => void;
}

/** What this process and its database say of themselves. */
export function healthRoutes(parts: Parts): Route[] {
  const vitals = watchVitals();
  parts.onClose(vitals.stop);
  const measured: Measured = { ...parts, vitals };
  return [
    route(contract.getSystemHealth, async ({ now }) => {
      const { figures } = await readFigures(measured, now);
      return { ...healthOf(figures), figures };
    }),
    route(contract.getMetrics, async ({ authorization, language, now }): Promise<Bytes> => {
      const { metricsToken } = parts.config;
      const refused = { contentType: 'application/json; charset=utf-8' };
      // Who asks cannot tell a server without metrics from one that has never heard of them.
      if (!metricsToken) return { ...refused, status: 404, body: transport(404, language) };
      if (!isTokenRight(authorization, metricsToken)) {
        const headers = { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' };
        return { ...refused, status: 401, headers, body: transport(401, language) };
      }
      return {
        contentType: 'text/plain; version=0.0.4; charset=utf-8',
        headers: { 'cache-control': 'no-store' },
        body: await metricsText(measured, now),
      };
    }),
  ];
}
