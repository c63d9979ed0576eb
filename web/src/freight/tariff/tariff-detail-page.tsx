import { AppError } from '@fairway/contract/app-error.ts';
import type { Tariff } from '@fairway/contract/local-charges.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Card } from '../../ui/card.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { localFeesPath } from '../paths.ts';
import { modeWords } from '../rate-words.ts';
import { TariffActs } from './tariff-acts.tsx';
import { TariffCalculator } from './tariff-calculator.tsx';
import { TariffChanges } from './tariff-changes.tsx';
import { TariffCharges } from './tariff-charges.tsx';
import { TariffComparison } from './tariff-comparison.tsx';
import './tariff-detail-page.css';
import { NoCharges } from './tariff-page.tsx';
import { questionInAddress, type TariffQuestion, useTariff, useTariffQuestion } from './tariff-question.ts';
import { TariffTable } from './tariff-table.tsx';
import { tariffName } from './tariff-text.ts';
import { TariffTotal } from './tariff-total.tsx';

/** One tariff: port, direction and carrier, with all its lines, a calculator, other carriers and who changed it. */
export function TariffDetailPage() {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const seesChanges = useCan('localCharge', 'button', 'btn_detail');
  const { question, change } = useTariffQuestion();
  const asked = useTariff(question);
  const back = localFeesPath(questionInAddress(question));
  if (question.portId === '' || (asked.error instanceof AppError && !asked.data))
    return <NotFound home={localFeesPath()} />;
  const tariff = asked.data;
  const total = tariff && tariff.rows.length > 0 && (
    <TariffTotal tariff={tariff} question={question} isBusy={asked.isPlaceholderData} />
  );
  const calculator = <TariffCalculator question={question} onChange={change} />;
  return (
    <Page
      title={words('tariffDetail')}
      back={back}
      width={isDesk ? 'whole' : 'column'}
      actions={tariff && <TariffActs tariff={tariff} question={question} />}
      foot={!isDesk && total}
    >
      <Loaded query={asked}>
        {(data) => (
          <>
            <TariffHead tariff={data} question={question} onChange={change} />
            {data.rows.length === 0 ? (
              <NoCharges tariff={data} question={question} />
            ) : (
              <>
                {isDesk ? (
                  <Card>
                    <TariffTable tariff={data} />
                  </Card>
                ) : (
                  <TariffCharges
                    tariff={data}
                    chosen={question.chosen}
                    onChoose={(chosen) => change({ chosen })}
                  />
                )}
                <div className="tariff-detail-parts">
                  <div className="tariff-detail-count">
                    {calculator}
                    {isDesk && total}
                  </div>
                  <div className="tariff-detail-count">
                    <TariffComparison tariff={data} question={question} onChange={change} />
                    {seesChanges && <TariffChanges question={question} />}
                  </div>
                </div>
              </>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface TariffHeadProps {
  tariff: Tariff;
  question: TariffQuestion;
  onChange: (changes: Partial<TariffQuestion>) => void;
}

function TariffHead({ tariff, question, onChange }: TariffHeadProps) {
  const words = useWords();
  const generals = tariff.carrier ? tariff.rows.filter(({ isGeneral }) => isGeneral).length : 0;
  return (
    <HeadCard title={tariffName(tariff, question, words)}>
      <p className="tariff-head-line number">
        <span>{words(modeWords[question.mode])}</span>
        <span>{words('tariffHoldsOn', { day: tariff.date })}</span>
        {generals > 0 && <span>{words('tariffGenerals', { count: generals })}</span>}
        <Link to={localFeesPath(questionInAddress(question))}>{words('tariffOther')}</Link>
      </p>
      <div className="tariff-head-choices">
        <SelectField
          label={words('tariffCarrier')}
          placeholder={words('tariffGeneral')}
          value={question.carrierId}
          options={carriersOf(tariff)}
          onChange={(event) => onChange({ carrierId: event.target.value, compared: [] })}
        />
        {(tariff.terminals.length > 0 || question.terminalId !== '') && (
          <SelectField
            label={words('tariffTerminal')}
            placeholder={words('tariffAnyTerminal')}
            value={question.terminalId}
            options={tariff.terminals.map(({ id, fullName }) => ({ value: id, label: fullName }))}
            onChange={(event) => onChange({ terminalId: event.target.value })}
          />
        )}
      </div>
    </HeadCard>
  );
}

/** Those with lines of their own, and the one that is asked for. */
const carriersOf = ({ carriers, carrier }: Tariff) =>
  [...carriers, ...(carrier && !carriers.some(({ id }) => id === carrier.id) ? [carrier] : [])].map(
    ({ id, fullName, enCode }) => ({ value: id, label: `${fullName} ${enCode}` }),
  );
