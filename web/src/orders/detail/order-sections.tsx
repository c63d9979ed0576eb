import type { OrderDetail } from '@fairway/contract/orders.ts';
import { orderPartyRoles } from '@fairway/contract/orders.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FileList } from '../../forms/fields/uploads/file-list.tsx';
import { modeWords } from '../../freight/rate-words.ts';
import { atPort } from '../../freight/sailing-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { toast } from '../../ui/toast.ts';
import { boxText, partyText, quantityText, vesselText, wishedDays } from '../order-text.ts';
import { roleWords, serviceWords } from '../order-words.ts';
import { orderEditPath } from '../paths.ts';
import { BookSheet } from './book-sheet.tsx';
import './order-sections.css';
import { useOrderActs } from './use-order-acts.ts';

/** Where from, where to and when. */
export function RouteCard({ order }: { order: OrderDetail }) {
  const words = useWords();
  const { fields, sailing } = order;
  return (
    <Card title={words('orderRoute')} state={<SailingChange order={order} />}>
      <Facts
        facts={[
          [words('orderMode'), words(modeWords[order.mode])],
          [words('orderIncoterm'), fields.incoterm],
          [words('orderReceipt'), fields.receiptPlace],
          [words('orderPol'), `${order.polName} ${order.polCode}`.trim()],
          [words('orderPod'), `${order.podName} ${order.podCode}`.trim()],
          [words('orderDelivery'), fields.deliveryPlace],
          [words('orderReady'), order.cargoReadyOn],
          [words('orderEtdRange'), wishedDays(order)],
          [words('orderCarrier'), `${order.carrierName} ${order.carrierCode}`.trim()],
          [
            words('orderSailing'),
            sailing ? (
              <>
                <strong>{vesselText(order)}</strong>
                <br />
                {words('orderDepartArrive', {
                  etd: atPort(sailing.etd, sailing.timeZone),
                  eta: atPort(sailing.eta, order.podZone || sailing.timeZone, 'MM-dd'),
                  days: sailing.transitDays,
                })}
              </>
            ) : (
              words('orderSailingNone')
            ),
          ],
          [words('orderSo'), order.soNo],
        ]}
      />
    </Card>
  );
}

/** Another departure, for who books or still writes the order. */
function SailingChange({ order }: { order: OrderDetail }) {
  const words = useWords();
  const navigate = useNavigate();
  const acts = useOrderActs(order);
  const [isOpen, setIsOpen] = useState(false);
  const canBook = order.can.includes('book');
  if (!canBook && !order.can.includes('edit')) return null;
  return (
    <>
      <Button
        look="quiet"
        icon="swap"
        onClick={() => (canBook ? setIsOpen(true) : void navigate(orderEditPath(order.id)))}
      >
        {words('orderSailingChange')}
      </Button>
      {isOpen && (
        <BookSheet
          order={order}
          onBook={acts.book}
          onDone={() => {
            setIsOpen(false);
            toast(words('orderBookDone'));
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

export function CargoCard({ order: { fields } }: { order: OrderDetail }) {
  const words = useWords();
  const isSome = fields.packages > 0;
  return (
    <Card title={words('orderCargo')}>
      <Facts
        facts={[
          [words('orderBoxes'), fields.boxes.map(boxText).join(' + ')],
          [words('orderCommodity'), fields.commodity],
          [words('orderCommodityEn'), fields.commodityEn],
          [words('orderHs'), fields.hsCode],
          [words('orderPackages'), isSome && `${fields.packages} ${fields.packageType}`],
          [words('orderGross'), quantityText(fields.grossKg)],
          [words('orderCbm'), quantityText(fields.cbm)],
          [
            words('orderDangerous'),
            fields.isDangerous && [`UN ${fields.unNo}`, fields.imoClass].filter(Boolean).join(' · '),
          ],
          [words('orderMarks'), fields.marks],
        ].map(([name, value]) => [String(name), value || ''] as const)}
      />
    </Card>
  );
}

export function PartiesCard({ order: { fields } }: { order: OrderDetail }) {
  const words = useWords();
  return (
    <Card title={words('orderParties')}>
      <dl className="order-parties">
        {orderPartyRoles.map((role) => (
          <div key={role}>
            <dt>{words(roleWords[role])}</dt>
            <dd>{partyText(fields[role]) || words('orderNothing')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** Services, references and files; each only where there is something. */
export function MoreCards({ order }: { order: OrderDetail }) {
  const words = useWords();
  const { fields, files } = order;
  const hasMore = fields.services.length > 0 || fields.customerRef || fields.poNo || fields.remark;
  return (
    <>
      {hasMore && (
        <Card title={words('orderServices')}>
          <Facts
            facts={[
              [
                words('orderServices'),
                fields.services.map((one) => words(serviceWords[one])).join(words('listComma')),
              ],
              [words('orderCustomerRef'), fields.customerRef],
              [words('orderPo'), fields.poNo],
              [words('orderRemark'), fields.remark && <span className="order-remark">{fields.remark}</span>],
            ]}
          />
        </Card>
      )}
      {files.length > 0 && (
        <Card title={words('orderFiles')}>
          <FileList label={words('orderFiles')} files={files} type="annex" />
        </Card>
      )}
    </>
  );
}
