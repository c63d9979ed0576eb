import type { ShownFact } from '@fairway/contract/shown-fact.ts';
import { dictionaryTranslator } from '../../dictionary/dictionaries.ts';
import type { Context } from '../../http/context.ts';
import { factTranslator } from '../templates/fact-in-language.ts';
import { flowTranslator, textsOf } from '../templates/in-language.ts';
import { flowsOfPage } from './flows-of-page.ts';

interface Row {
  versionId: string;
  fullName: string;
  flowName: string;
  thisStep: string;
  nodeName?: string;
  summary: ShownFact[];
}

/** Rows of a list of requests as somebody reads them: what is stored of requests is in the company's language. */
export async function rowsIn<T extends Row>({ db, language }: Context, rows: T[]): Promise<T[]> {
  if (language === 'zh' || rows.length === 0) return rows;
  const flowOf = await flowsOfPage(
    db,
    rows.map(({ versionId }) => versionId),
  );
  const entries = await dictionaryTranslator(db, language);
  return rows.map((row) => {
    const flow = flowOf(row.versionId);
    const translate = flowTranslator(flow, language);
    const summary = row.summary.map(factTranslator(flow, language, entries));
    return {
      ...textsOf(flow, language, row),
      ...(row.nodeName === undefined ? {} : { nodeName: translate(row.nodeName) }),
      summary,
    };
  });
}

/** A page of them. */
export const pageIn = async <P extends { list: Row[] }>(ctx: Context, page: P): Promise<P> => ({
  ...page,
  list: await rowsIn(ctx, page.list),
});
