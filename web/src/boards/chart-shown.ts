import { formatDate } from '@fairway/domain/time/format-date.ts';
import { saveFile } from '../native/save-file.ts';

/** What charts of a board have in common. */
export interface ChartShown {
  /** How the figures were counted, below each chart. */
  basis: string;
  /** Lets a chart be saved as a picture, for who may export. */
  pictureOf: (title: string) => { onExportPicture?: (picture: Blob) => void };
}

export const pictureOfCharts =
  (mayExport: boolean): ChartShown['pictureOf'] =>
  (title) =>
    mayExport
      ? {
          onExportPicture: (picture) =>
            saveFile(`${title} ${formatDate(Date.now(), 'yyyyMMdd-HHmm')}.png`, picture),
        }
      : {};
