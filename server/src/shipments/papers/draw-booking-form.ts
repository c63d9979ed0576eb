import type { Buffer } from 'node:buffer';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { drawFacts } from '../../pdf/facts.ts';
import { drawSection } from '../../pdf/heading.ts';
import { drawParagraph } from '../../pdf/paragraph.ts';
import { drawTable } from '../../pdf/table.ts';
import {
  dayOf,
  freightText,
  joined,
  minuteOf,
  openPaper,
  type Paper,
  partyText,
  routeFacts,
  said,
} from './paper.ts';

/** What the carrier is asked to carry (托书). */
export async function drawBookingForm(paper: Paper): Promise<Buffer> {
  const { shipment, words, now, language } = paper;
  const pdf = await openPaper(paper);
  drawFacts(
    pdf,
    said([
      { label: words.customer, value: shipment.customerName ?? '' },
      { label: words.date, value: dayOf(now.getTime()) },
      { label: words.soNo, value: shipment.soNo },
      { label: words.customerRef, value: joined([shipment.customerRef, shipment.poNo], ' / ') },
    ]),
  );
  drawSection(pdf, words.parties);
  drawFacts(
    pdf,
    said([
      { label: words.shipper, value: partyText(shipment, 'shipper') },
      { label: words.consignee, value: partyText(shipment, 'consignee') },
      { label: words.notify, value: partyText(shipment, 'notify') },
    ]),
  );
  drawSection(pdf, words.route);
  const zone = shipment.pol.timeZone;
  drawFacts(
    pdf,
    said([
      ...routeFacts(paper),
      { label: words.incoterm, value: shipment.incoterm ?? '' },
      { label: words.moveTerm, value: shipment.moveTerm },
      { label: words.freightTerm, value: freightText(paper) },
      ...(['cutSi', 'cutVgm', 'cutPort', 'cutCustoms', 'cutManifest'] as const).map((cut) => ({
        ...{ label: words[cut], value: minuteOf(shipment[cut], zone) },
      })),
    ]),
    3,
  );
  drawSection(pdf, `${words.cargo}  ${shipment.boxSummary}`);
  const danger = joined([shipment.unNo && `UN ${shipment.unNo}`, shipment.imoClass]);
  drawTable(pdf, {
    columns: [
      { heading: words.marks, share: 3 },
      { heading: words.goods, share: 5 },
      { heading: words.packages, share: 2, align: 'right' },
      { heading: words.grossKg, share: 2, align: 'right' },
      { heading: words.cbm, share: 2, align: 'right' },
    ],
    rows: [
      [
        shipment.marks || 'N/M',
        joined(
          [
            joined(
              language === 'zh'
                ? [shipment.goodsCn, shipment.goodsEn]
                : [shipment.goodsEn || shipment.goodsCn],
              '\n',
            ),
            shipment.hsCode && `${words.hsCode} ${shipment.hsCode}`,
            shipment.isDangerous ? joined([words.dangerous, danger]) : '',
          ],
          '\n',
        ),
        `${shipment.packages} ${shipment.packageType}`,
        thousandsFormat(shipment.grossKg),
        thousandsFormat(shipment.cbm),
      ],
    ],
  });
  if (shipment.remark) drawParagraph(pdf, `${words.remark}: ${shipment.remark}`);
  return pdf.finish();
}
