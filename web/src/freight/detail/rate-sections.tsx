import type { RateRow } from '@fairway/contract/freight-rates.ts';
import type { FoundRate, ShownPriceLine } from '@fairway/contract/freight-search.ts';
import { useNavigate } from 'react-router';
import { type Say, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { useSession } from '../../wire/session-store.ts';
import { ChatWithPublisher } from '../chat-with-publisher.tsx';
import { LaneMapStrip } from '../map/lane-map-strip.tsx';
import { sumsText } from '../money-text.ts';
import { laneRatesPath, tariffPath } from '../paths.ts';
import { isOver, monthDay } from '../rate-dates.ts';
import { DirectMark, routeText } from '../rate-route.tsx';
import { RateState, RateTags, SpaceLabel, ValidTo } from '../rate-tags.tsx';
import { basisWords } from '../rate-words.ts';
import { questionInAddress } from '../tariff/tariff-question.ts';
import type { Calculation, Question } from './calculation.ts';
import { ChargeName } from './charge-name.tsx';
import { ExcludedLines, PriceLines } from './price-lines.tsx';
import { PriceTable } from './price-table.tsx';
import './rate-sections.css';
import { sumByCurrency } from '@fairway/domain/money/money.ts';
import { RateTrend } from './rate-trend.tsx';
import { RateVersions } from './rate-versions.tsx';
import { SailingsCard } from './sailings-card.tsx';

interface RateSectionsProps {
  rate: RateRow;
  calculation: Calculation;
}

/** Whether it can be used at all, what it is, and where it leads. */
export function RateHead({ rate }: { rate: RateRow }) {
  const words = useWords();
  return (
    <>
      <StateBanner rate={rate} />
      <HeadCard
        className="rate-head"
        title={routeText(rate)}
        state={<RateState rate={rate} />}
        mark={<RateTags rate={rate} />}
      >
        <p className="rate-head-line">
          <strong>{rate.carrierName}</strong> {rate.carrierCode}
          <span>
            <DirectMark rate={rate} />
          </span>
          {rate.transitDays !== null && (
            <span className="number">
              {words('rateTransit')} {words('rateDays', { count: rate.transitDays })}
            </span>
          )}
          <span>
            {words('rateValidTo')} <ValidTo rate={rate} />
          </span>
          <SpaceLabel space={rate.space} />
        </p>
        <div className="rate-head-map">
          <LaneMapStrip
            ports={[rate.polId, ...(rate.viaId ? [rate.viaId] : []), rate.podId]}
            mode={rate.mode}
            height={120}
          />
        </div>
        <p className="rate-head-line">
          <span className="number">{rate.rateNo}</span>
          <ChatWithPublisher rate={rate} />
        </p>
      </HeadCard>
    </>
  );
}

/** Why it is not simply on offer, and what to do about that. */
function StateBanner({ rate }: { rate: RateRow }) {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const findOthers = (
    <Button onClick={() => void navigate(laneRatesPath(laneOf(rate)))}>{words('rateFindOther')}</Button>
  );
  if (isOver(rate))
    return (
      <div className="rate-banner rate-banner-over" role="status">
        <p>{words('rateOverOn', { day: monthDay(rate.validTo) })}</p>
        {findOthers}
      </div>
    );
  if (rate.status === 'suspended')
    return (
      <div className="rate-banner rate-banner-suspended" role="status">
        <p>{words('rateSuspendedLine')}</p>
        {findOthers}
      </div>
    );
  if (rate.flowId)
    return (
      <div className="rate-banner" role="status">
        <p>{words('rateInApprovalLine')}</p>
        <Link to={links.request(rate.flowId)}>{words('rateSeeRequest')}</Link>
      </div>
    );
  if (rate.status === 'draft')
    return (
      <div className="rate-banner" role="status">
        <p>{words('rateDraftLine')}</p>
      </div>
    );
  return null;
}

const laneOf = ({ mode, polId, podId }: RateRow): Record<string, string> => ({
  ...(mode !== 'FCL' && { mode }),
  ...{ pol: polId, pod: podId },
});

/** What it is sold for. */
export function RatePricesCard({ rate, calculation: { priced } }: RateSectionsProps) {
  const words = useWords();
  return (
    <Card title={words('ratePrices')}>
      <PriceTable rate={rate} changes={priced.data?.changes ?? []} />
    </Card>
  );
}

/** Everything else one reads of a rate, one card below the other. */
export function RateSections({ rate, calculation }: RateSectionsProps) {
  const words = useWords();
  const isKeeper = useCan('freight', 'button', 'btn_publish');
  const { priced, question, change } = calculation;
  return (
    <>
      <SailingsCard rate={rate} />
      <Included rate={rate} found={priced.data} />
      <Loaded query={priced}>
        {({ price }) =>
          price && (
            <>
              {price.excluded.some(({ reason }) => reason.why !== 'included') && (
                <Card title={words('rateNotIncluded')}>
                  <ExcludedLines
                    excluded={price.excluded.filter(({ reason }) => reason.why !== 'included')}
                    chosen={question.chosen}
                    onChoose={(chosen) => change({ chosen })}
                  />
                </Card>
              )}
              <LocalCharges
                title={words('rateOriginCharges', { port: rate.polName })}
                lines={price.lines.filter(({ place }) => place === 'origin')}
                path={tariffOf(rate, 'export', question)}
              />
              <LocalCharges
                title={words('rateDestinationCharges', { port: rate.podName })}
                lines={price.lines.filter(({ place }) => place === 'destination')}
                none={words(question.withCollect ? 'rateNoLocal' : 'rateNoLocalCollect')}
                path={tariffOf(rate, 'import', question)}
              />
            </>
          )
        }
      </Loaded>
      <Card title={words('rateTerms')}>
        <Facts facts={termFacts(rate, words)} />
      </Card>
      <Internal rate={rate} />
      <RateTrend rate={rate} />
      {isKeeper && <RateVersions rate={rate} />}
    </>
  );
}

function termFacts(rate: RateRow, words: Say): (readonly [string, string])[] {
  const days = (count: number | null) => (count === null ? '' : words('rateDays', { count }));
  return [
    [words('rateBasis'), words(basisWords[rate.validityBasis])],
    [words('ratePeriod'), `${rate.validFrom} – ${rate.validTo}`],
    [words('rateWeightLimit'), rate.weightLimit],
    [words('rateFreeDemurrage'), days(rate.freeDemurrage)],
    [words('rateFreeDetention'), days(rate.freeDetention)],
    [words('rateFrequency'), rate.frequency],
    [words('rateService'), rate.serviceCode],
    [words('rateLine'), rate.lineName],
    [words('rateGoods'), rate.commodity],
    [words('rateRemark'), rate.remark],
  ];
}

/** What the price contains already: by its own list, and what the rules found to be in it. */
function Included({ rate, found }: { rate: RateRow; found: FoundRate | undefined }) {
  const words = useWords();
  const freight = found?.price?.lines.filter(({ place }) => place === 'freight') ?? [];
  if (freight.length === 0 && rate.included.length === 0) return null;
  return (
    <Card title={words('rateIncluded')}>
      {rate.included.length > 0 && (
        <ul className="rate-included" aria-label={words('rateInFreight')}>
          {rate.included.map((code) => (
            <li key={code}>
              <Icon name="check" size={14} />
              <ChargeName code={code} />
            </li>
          ))}
        </ul>
      )}
      <PriceLines label={words('rateIncluded')} lines={freight} />
    </Card>
  );
}

interface LocalChargesProps {
  title: string;
  lines: readonly ShownPriceLine[];
  none?: string;
  /** The whole tariff of the port. */
  path: string;
}

/** Where all local charges of one end of a rate are, for what the calculator is asked for. */
function tariffOf(
  rate: RateRow,
  direction: 'export' | 'import',
  { etd, cargo, customerId }: Question,
): string {
  const { polId, podId, carrierId, mode } = rate;
  const portId = direction === 'export' ? polId : podId;
  return tariffPath(questionInAddress({ portId, direction, carrierId, mode, on: etd, cargo, customerId }));
}

/** Charges of one end, folded to their sums until somebody wants to see them. */
function LocalCharges({ title, lines, none, path }: LocalChargesProps) {
  const words = useWords();
  const canSee = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'localCharge'),
  );
  const whole = canSee && <Link to={path}>{words('tariffOfRate')}</Link>;
  if (lines.length === 0)
    return (
      <Card title={title}>
        <p className="rate-none">{none ?? words('rateNoLocal')}</p>
        {whole}
      </Card>
    );
  const sums = sumByCurrency(lines.map(({ amount }) => amount));
  return (
    <Card title={title}>
      <details className="rate-local" open={lines.length <= 3}>
        <summary className="number">
          {words('rateLocalSum', { count: lines.length, sums: sumsText(sums) })}
        </summary>
        <PriceLines label={title} lines={lines} />
      </details>
      {whole}
    </Card>
  );
}

/** For the company alone: the server sends it only to who may see it. */
function Internal({ rate: { contractNo, remarkInternal, audience } }: { rate: RateRow }) {
  const words = useWords();
  if (contractNo === undefined && remarkInternal === undefined) return null;
  const { isForEveryCustomer, levels, customerIds } = audience;
  const parts = [
    levels.length > 0 && words('rateForLevels', { levels: levels.join(' ') }),
    customerIds.length > 0 && words('rateForCustomers', { count: customerIds.length }),
  ].filter(Boolean);
  return (
    <Card title={words('rateInternal')} state={<Icon name="lock" size={16} />}>
      <Facts
        facts={[
          [words('rateContract'), contractNo],
          [words('rateRemarkInternal'), remarkInternal],
          [
            words('rateAudience'),
            isForEveryCustomer
              ? words('rateForEverybody')
              : parts.join(words('listComma')) || words('rateForStaff'),
          ],
        ]}
      />
    </Card>
  );
}
