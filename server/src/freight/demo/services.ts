import services from '../../master-data/demo/services.json' with { type: 'json' };

interface Service {
  code: string;
  weekday: number;
  transitDays: number;
}

/** The service a carrier sails on between two ports, of those that have sailings; by which day of the week it departs. */
export function serviceOf(carrier: string, pol: string, pod: string): Service | undefined {
  for (const { code, carriers, weekday, loading, discharge } of services) {
    const from = loading.find(({ port }) => port === pol);
    const to = discharge.find(({ port }) => port === pod);
    if (from && to && carriers.includes(carrier))
      return { code, weekday: (weekday + from.day) % 7, transitDays: to.day - from.day };
  }
  return undefined;
}
