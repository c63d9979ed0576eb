import { EntityScreen } from '../entities/entity-screen.tsx';
import { exchangeRateDescription } from './exchange-rates.ts';
import { RateChart } from './rate-chart.tsx';

/** The exchange rates, and how the chosen pair went lately. */
export function ExchangeRatesPage() {
  return <EntityScreen description={exchangeRateDescription} lead={<RateChart />} />;
}
