import type { ShownFact } from '@fairway/contract/shown-fact.ts';
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
    const summary = row.summary.map((item) => {
      const choices = choicesAt(flow, item.label);
      const nameOf = (choice: string) => entries(choices?.dictionaries ?? [], translate(choice));
      const text = choices ? translatedChoices(item.text, nameOf) : item.text;
      return { ...item, label: translate(item.label), text };
    });
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

/** Whether a fact is of a field one chooses in, and from which dictionaries; what somebody wrote stays as it is. */
function choicesAt(flow: CompiledFlow | undefined, label: string): { dictionaries: string[] } | undefined {
  const fields = flow?.form?.fields.filter(({ field }) => field.label === label && field.options) ?? [];
  if (fields.length === 0) return undefined;
  const dictionaries = fields.flatMap(({ field: { options } }) =>
    options?.from === 'dictionary' ? [options.dictionary] : [],
  );
  return { dictionaries };
}

/** One choice, or several one behind the other. */
function translatedChoices(text: string, nameOf: (choice: string) => string): string {
  const whole = nameOf(text);
  return whole === text ? text.split(',').map(nameOf).join(', ') : whole;
}
