import { entitiesWords } from '../../entities/words.ts';
import { freightWords } from '../../freight/words.ts';
import { frameWords, loadWords } from '../../language/words.ts';
import { masterDataWords } from '../../master-data/words.ts';
import { sharedLinksWords } from '../../shared-links/words.ts';
import { loadDrawings } from '../../ui/icon.tsx';
import type { ScreenLoader } from '../../wire/feature.ts';
import { shipmentDetailWords, shipmentsWords } from '../words.ts';

/** The page with its words and icons: who opens a link has none of them yet. */
export const loadSharedPage: ScreenLoader = async () => {
  const [page] = await Promise.all([
    import('./shared-shipment-page.tsx'),
    loadWords(frameWords),
    loadWords(
      entitiesWords,
      masterDataWords,
      freightWords,
      sharedLinksWords,
      shipmentsWords,
      shipmentDetailWords,
    ),
    loadDrawings(),
  ]);
  return page.SharedShipmentPage;
};
