import { AppError } from '@fairway/contract/app-error.ts';
import type { Tariff } from '@fairway/contract/local-charges.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { homePath } from '../../wire/navigation/home-path.ts';
import { PriceLines } from '../detail/price-lines.tsx';
import { localChargeEditPath, localChargesPath, tariffPath } from '../paths.ts';
import { TariffActs, useAskKeeper } from './tariff-acts.tsx';
import { TariffCharges } from './tariff-charges.tsx';
import { TariffForm } from './tariff-form.tsx';
import './tariff-page.css';
import { questionInAddress, type TariffQuestion, useTariff, useTariffQuestion } from './tariff-question.ts';
import { TariffTotal } from './tariff-total.tsx';

/** What a port charges: asked by port, direction, carrier and cargo, with what it comes to. */
export function TariffPage() {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const isKeeper = useCan('localCharge', 'button', 'btn_edit');
  const { question, change } = useTariffQuestion();
  const asked = useTariff(question);
  const tariff = question.portId === '' ? undefined : asked.data;
  const total = tariff && tariff.rows.length > 0 && (
    <TariffTotal tariff={tariff} question={question} isBusy={asked.isPlaceholderData} />
  );
  return (
    <Page
      title={words('tariffTitle')}
      back={homePath}
      width={isDesk ? 'whole' : 'column'}
      actions={
        <>
          {tariff && <TariffActs tariff={tariff} question={question} />}
          {isKeeper && (
            <IconButton
              icon="edit"
              label={words('tariffKeep')}
              onClick={() => void navigate(localChargesPath())}
            />
          )}
        </>
      }
      aside={
        isDesk &&
        total && (
          <div className="tariff-aside">
            {total}
            <PriceLines label={words('tariffTotal')} lines={tariff.price.lines} />
          </div>
        )
      }
      foot={!isDesk && total}
    >
      <TariffForm question={question} onChange={change} />
      {question.portId === '' ? (
        <Empty drawing="search" title={words('tariffChoosePort')} line={words('tariffChooseLine')} />
      ) : asked.error instanceof AppError && !tariff ? (
        <Empty drawing="search" title={words('entityGone')} />
      ) : (
        <Loaded query={asked}>
          {(data) =>
            data.rows.length === 0 ? (
              <NoCharges tariff={data} question={question} />
            ) : (
              <>
                <p className="tariff-note">
                  <Link to={tariffPath(questionInAddress(question))}>{words('tariffOpenWhole')}</Link>
                </p>
                <TariffCharges
                  tariff={data}
                  chosen={question.chosen}
                  onChoose={(chosen) => change({ chosen })}
                />
              </>
            )
          }
        </Loaded>
      )}
    </Page>
  );
}

/** Nothing is kept for the port: who to tell, or where to enter it. */
export function NoCharges({ tariff, question }: { tariff: Tariff; question: TariffQuestion }) {
  const words = useWords();
  const navigate = useNavigate();
  const canAdd = useCan('localCharge', 'button', 'btn_add');
  const ask = useAskKeeper(tariff);
  return (
    <Empty
      title={words('tariffNone')}
      line={words('tariffNoneLine', { port: tariff.port.fullName })}
      action={
        <div className="tariff-none-acts">
          {ask && (
            <Button icon="message" onClick={ask.open}>
              {words('tariffTell', { name: ask.name })}
            </Button>
          )}
          {canAdd && (
            <Button
              icon="plus"
              onClick={() =>
                void navigate(localChargeEditPath({ port: question.portId, direction: question.direction }))
              }
            >
              {words('tariffAddCharge')}
            </Button>
          )}
        </div>
      }
    />
  );
}
