import { AppError } from '@fairway/contract/app-error.ts';
import { type PriceLayer, priceLayers, type RateMapping } from '@fairway/contract/rate-import.ts';
import { can } from '@fairway/domain/permission/can.ts';
import type { FileViewer } from '../files/access.ts';
import type { Context } from '../http/context.ts';
import { priceLayerWords } from '../language/rate-sheet-words.ts';

/** What somebody who imports may write and see. */
export interface Importer {
  layers: readonly PriceLayer[];
  seesContract: boolean;
}

export async function importerOf(ctx: Pick<Context, 'permissions'>): Promise<Importer> {
  const granted = await ctx.permissions();
  const sees = (column: string) => can(granted, 'freight', 'column', column);
  return {
    layers: priceLayers.filter((layer) => layer === 'sell' || sees(layer)),
    seesContract: sees('contract_no'),
  };
}

/** Nobody writes what they may not see. */
export function refuseHiddenLayers(
  { columns }: RateMapping,
  { layers, seesContract }: Importer,
  language: Context['language'],
): void {
  for (const { target } of columns) {
    if ('layer' in target && !layers.includes(target.layer))
      throw new AppError('RATE_IMPORT_LAYER_REFUSED', { layer: priceLayerWords[target.layer][language] });
    if (target.to === 'contractNo' && !seesContract)
      throw new AppError('RATE_IMPORT_LAYER_REFUSED', { layer: priceLayerWords.contractNo[language] });
  }
}

/** What is left of a mapping that somebody with other rights made. */
export const withoutHiddenLayers = (
  mapping: RateMapping,
  { layers, seesContract }: Importer,
): RateMapping => ({
  ...mapping,
  columns: mapping.columns.filter(
    ({ target }) =>
      !('layer' in target && !layers.includes(target.layer)) && (target.to !== 'contractNo' || seesContract),
  ),
  markup: layers.includes('cost') ? mapping.markup : null,
});

/** Sheets hold what carriers ask for: who may not see that does not open them. */
export async function mayReadImportFile(viewer: FileViewer): Promise<boolean> {
  const granted = await viewer.permissions();
  return can(granted, 'freight', 'button', 'btn_import') && can(granted, 'freight', 'column', 'cost');
}
