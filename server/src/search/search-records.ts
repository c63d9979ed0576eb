import type { Context } from '../http/context.ts';
import { searchForms } from '../records/list/search-forms.ts';

/** Nobody reads on in a search; the lists of the forms have the rest. */
const most = 8;

/** What the lists of the caller's forms have under these words. */
export const searchRecords = async (ctx: Context, keyword: string) => ({
  list: await searchForms(ctx, keyword, most),
});
