import type { Reply } from '@fairway/contract/endpoint.ts';
import { exportVouchers, getVoucherFile, listPeriods, listVoucherBatches } from '@fairway/contract/ledger.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { useCan } from '../../session/use-can.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import '../../ui/form.css';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { callBytes } from '../../wire/api.ts';
import { load, useCommand } from '../../wire/calls.ts';
import './vouchers-panel.css';

/** Entries leave for an accounting system in batches, each once; the file of a batch can be had again. */
export function VouchersPanel() {
  const words = useWords();
  const mayExport = useCan('ledger', 'button', 'btn_download');
  const batches = useQuery({ ...load(listVoucherBatches, {}), meta: { quiet: true } });
  return (
    <>
      {mayExport && <NewBatch />}
      <Card title={words('voucherBatches')}>
        <Loaded query={batches}>
          {({ list }) =>
            list.length === 0 ? (
              <Empty title={words('voucherNone')} />
            ) : (
              <ul className="voucher-batches">
                {list.map((batch) => (
                  <Batch key={batch.id} batch={batch} mayExport={mayExport} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </>
  );
}

function NewBatch() {
  const words = useWords();
  const [chosen, setChosen] = useState('');
  const periods = useQuery({ ...load(listPeriods, {}), meta: { quiet: true } });
  const making = useCommand(exportVouchers, { refreshes: [listVoucherBatches, listPeriods] });
  const fresh = (periods.data?.list ?? []).filter(({ newVouchers }) => newVouchers > 0);
  const make = () =>
    making.mutate(
      { body: { period: chosen } },
      {
        onSuccess: ({ period, count }) => {
          setChosen('');
          toast(words('voucherMade', { period, count }));
        },
      },
    );
  return (
    <Card title={words('voucherMake')}>
      <p className="voucher-line">{words('voucherMakeLine')}</p>
      {periods.data && fresh.length === 0 ? (
        <p className="voucher-line">{words('voucherNoNew')}</p>
      ) : (
        <div className="voucher-new">
          <SelectField
            label={words('voucherPeriod')}
            placeholder={words('voucherChoosePeriod')}
            value={chosen}
            options={fresh.map(({ code, newVouchers }) => ({
              value: code,
              label: words('voucherPeriodNew', { period: code, count: newVouchers }),
            }))}
            onChange={({ target }) => setChosen(target.value)}
          />
          <Button look="primary" icon="plus" disabled={chosen === ''} busy={making.isPending} onClick={make}>
            {words('voucherMake')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface BatchProps {
  batch: Reply<typeof listVoucherBatches>['list'][number];
  mayExport: boolean;
}

const kinds = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const;

function Batch({ batch: { id, period, count, at, byName }, mayExport }: BatchProps) {
  const words = useWords();
  const file = useMutation({
    mutationFn: async (as: 'csv' | 'xlsx') =>
      saveFile(
        `${words('ledgerVouchers')} ${period} ${id}.${as}`,
        await callBytes(getVoucherFile, { params: { id }, query: { as } }),
      ),
  });
  return (
    <li>
      <span>
        <strong className="number">{period}</strong> {words('voucherCount', { count })}
        <small className="number">{[byName, formatDate(at)].filter(Boolean).join(' ')}</small>
      </span>
      {mayExport && (
        <span className="ledger-acts">
          {kinds.map(([as, name]) => (
            <Button
              key={as}
              icon="download"
              busy={file.isPending && file.variables === as}
              aria-label={words('voucherDownload', { period, as: name })}
              onClick={() => file.mutate(as)}
            >
              {name}
            </Button>
          ))}
        </span>
      )}
    </li>
  );
}
