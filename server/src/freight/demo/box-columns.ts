/** Prices of a box of twenty, forty and forty-five feet, by the types they are for. */
export function pricesByBox(prices: readonly number[] | undefined): Record<string, string> {
  const [small, large, long] = prices ?? [];
  if (small === undefined || large === undefined || long === undefined) return {};
  const by = (price: number, types: readonly string[]) =>
    Object.fromEntries(types.map((type) => [type, String(price)]));
  return {
    ...by(small, ['20GP', '20RF']),
    ...by(large, ['40GP', '40HQ', '40RH']),
    ...by(long, ['45HQ']),
  };
}
