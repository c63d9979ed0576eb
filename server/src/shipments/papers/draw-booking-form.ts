import type { Buffer } from 'node:buffer';
import { drawFacts } from '../../pdf/facts.ts';
import { drawSection } from '../../pdf/heading.ts';
import { drawParagraph } from '../../pdf/paragraph.ts';
import { drawTable } from '../../pdf/table.ts';
import { dayOf, freightText, joined, minuteOf, openPaper, type Paper, routeFacts, said } from './paper.ts';

/** What the carrier is asked to carry (托书). */
export async function drawBookingForm(paper: Paper): Promise<Buffer> {
  const { shipment, texts, words, now, language } = paper;
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
      { label: words.shipper, value: texts.shipper },
      { label: words.consignee, value: texts.consignee },
      { label: words.notify, value: joined([texts.notify, texts.notify2], '\n\n') },
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
      { heading: words.grossWeight, share: 2, align: 'right' },
      { heading: words.measurement, share: 2, align: 'right' },
    ],
    rows: [
      [
        texts.marks || 'N/M',
        joined(
          [
            ...(language === 'zh' ? [texts.goodsCn] : []),
            texts.goods,
            shipment.hsCode && `${words.hsCode} ${shipment.hsCode}`,
            shipment.isDangerous ? joined([words.dangerous, danger]) : '',
          ],
          '\n',
        ),
        texts.packages,
        texts.grossWeight,
        texts.measurement,
      ],
    ],
  });
  if (shipment.remark) drawParagraph(pdf, `${words.remark}: ${shipment.remark}`);
  return pdf.finish();
}
