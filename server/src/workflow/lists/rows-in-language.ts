import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { dictionaryTranslator } from '../../dictionary/dictionaries.ts';
import type { Context } from '../../http/context.ts';
import { flowTranslator, textsOf } from '../templates/in-language.ts';
import { flowsOfPage } from './flows-of-page.ts';

interface Row {
  versionId: string;
  fullName: string;
  flowName: string;
  thisStep: string;
  nodeName?: string;
  summary: { label: string; text: string }[];
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
    const shown = textsOf(flow, language, row);
    const isChoice = (text: string) => entries(dictionariesOf(flow), text);
    return {
      ...shown,
      ...(row.nodeName === undefined ? {} : { nodeName: flowTranslator(flow, language)(row.nodeName) }),
      summary: shown.summary.map((item) => ({ ...item, text: isChoice(item.text) })),
    };
  });
}

/** A page of them. */
export const pageIn = async <P extends { list: Row[] }>(ctx: Context, page: P): Promise<P> => ({
  ...page,
  list: await rowsIn(ctx, page.list),
});

const dictionariesOf = (flow: CompiledFlow | undefined): string[] =>
  (flow?.form?.fields ?? []).flatMap(({ field: { options } }) =>
    options?.from === 'dictionary' ? [options.dictionary] : [],
  );
