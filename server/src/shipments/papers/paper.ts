import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { ShipmentPaperKind } from '@fairway/contract/shipment-prints.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { defaultZone, formatDate } from '@fairway/domain/time/format-date.ts';
import { zoneText } from '@fairway/domain/time/zone-text.ts';
import { type ShipmentPaperWords, shipmentPaperWords } from '../../language/shipment-paper-words.ts';
import { openPdf, type Pdf } from '../../pdf/document.ts';
import type { Fact } from '../../pdf/facts.ts';
import { drawHeading } from '../../pdf/heading.ts';
import type { PaperTexts } from './paper-texts.ts';

/** What is drawn: a shipment as its reader sees it, in the language of the paper. */
export interface Paper {
  kind: ShipmentPaperKind;
  shipment: ShipmentDetail;
  texts: PaperTexts;
  companyName: string;
  language: Language;
  words: ShipmentPaperWords;
  now: Date;
}

export const paperOf = (facts: Omit<Paper, 'words'>): Paper => ({
  ...facts,
  words: shipmentPaperWords(facts.language),
});

/** An empty sheet with the head that all papers have. */
export async function openPaper({ kind, shipment, companyName, language, words, now }: Paper): Promise<Pdf> {
  const title = words.titles[kind];
  const pdf = await openPdf({
    ...{ title: `${title} ${shipment.shipmentNo}`, language: language === 'zh' ? 'zh-CN' : 'en' },
    ...{ author: companyName, footNote: `${companyName} · ${shipment.shipmentNo}` },
    pageNumber: (page, pages) => filledWords(words.page, { page, pages }),
    at: now,
  });
  drawHeading(pdf, { sender: companyName, title, aside: `${words.shipmentNo} ${shipment.shipmentNo}` });
  return pdf;
}

/** Without what is not said. */
export const said = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '');
export const joined = (parts: readonly string[], by = ' '): string => parts.filter(Boolean).join(by);
export const dayOf = (at: number, zone = defaultZone): string => formatDate(at, 'yyyy-MM-dd', zone);
/** As on the wall of a port, with how far that is from Greenwich. */
export const minuteOf = (at: number | null, zone: string): string =>
  at === null ? '' : `${formatDate(at, 'yyyy-MM-dd HH:mm', zone)} ${zoneText(at, zone)}`;
export const portText = ({ name, code }: { name: string; code: string }): string =>
  code === '' ? name : `${name} (${code})`;

/** The ship, or what carries it in place of one. */
export const shipText = ({ vesselName, voyageNo }: ShipmentDetail): string =>
  joined([vesselName, voyageNo], ' / ');

export function freightText({ shipment, words }: Paper): string {
  const { freightTerm } = shipment;
  return freightTerm === 'PP' ? words.prepaid : freightTerm === 'CC' ? words.collect : words.third;
}

/** Ports and times; what happened counts before what is expected. */
export function routeFacts({ shipment, words }: Paper): Fact[] {
  const { pol, pod, tranships, receiptPlace, deliveryPlace, etd, eta, atd, ata } = shipment;
  return said([
    { label: words.carrier, value: shipment.carrierName },
    { label: words.vessel, value: shipText(shipment) },
    { label: words.receipt, value: receiptPlace },
    { label: words.pol, value: portText(pol) },
    { label: words.via, value: joined(tranships.map(portText), ', ') },
    { label: words.pod, value: portText(pod) },
    { label: words.delivery, value: deliveryPlace },
    atd === null
      ? { label: words.etd, value: minuteOf(etd, pol.timeZone) }
      : { label: words.atd, value: minuteOf(atd, pol.timeZone) },
    ata === null
      ? { label: words.eta, value: minuteOf(eta, pod.timeZone) }
      : { label: words.ata, value: minuteOf(ata, pod.timeZone) },
  ]);
}
