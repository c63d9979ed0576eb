import type { Language } from '@fairway/contract/errors.ts';
import type { ShownFact } from '@fairway/contract/shown-fact.ts';
import { type Translate, translatorOf } from '@fairway/domain/text/translate.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';
import { flowIn } from '@fairway/domain/workflow/template/translate-flow.ts';
import { titleIn } from '@fairway/domain/workflow/template/translate-title.ts';
import { flowEndedName, flowStartName, stepWords } from '../../language/words.ts';
import type { OpenFlow } from '../open-flow.ts';
import type { PublishedFlow } from './compiled-flow.ts';

/** A version with its form as somebody reads it; the engine decides by the one as it is written. */
export function publishedIn(published: PublishedFlow, language: Language): PublishedFlow {
  const flow = flowIn(published.flow, language);
  if (flow === published.flow) return published;
  const { translations } = published.flow.template;
  const fullName = translatorOf(translations, language)(published.fullName);
  return { ...published, fullName, flow, definition: flow.form?.definition ?? published.definition };
}

/** A request as somebody reads it: to be shown, never to be decided or saved. */
export function openIn(open: OpenFlow, language: Language): OpenFlow {
  if (language === 'zh') return open;
  const { fullName, thisStep } = textsOf(open.published.flow, language, {
    fullName: open.row.fullName,
    thisStep: open.row.thisStep,
  });
  return {
    ...open,
    row: { ...open.row, fullName, thisStep },
    published: publishedIn(open.published, language),
  };
}

interface StoredTexts {
  /** Its title. */
  fullName: string;
  /** Of its template. */
  flowName?: string;
  thisStep: string;
  summary?: ShownFact[];
}

/** What is stored of a request to be shown in lists, as somebody reads it. */
export function textsOf<T extends StoredTexts>(
  flow: CompiledFlow | undefined,
  language: Language,
  row: T,
): T {
  if (language === 'zh') return row;
  const translate = flowTranslator(flow, language);
  const { template } = flow ?? {};
  return {
    ...row,
    fullName: template ? titleIn(template, language, row.fullName) : row.fullName,
    ...(row.flowName === undefined ? {} : { flowName: translate(row.flowName) }),
    thisStep: row.thisStep.split(',').map(translate).join(', '),
    ...(row.summary === undefined ? {} : { summary: row.summary.map((item) => summaryIn(translate, item)) }),
  };
}

const summaryIn = (translate: Translate, fact: ShownFact): ShownFact => ({
  ...fact,
  label: translate(fact.label),
  text: translate(fact.text),
});

/** Steps, names and choices of a flow and its form, and the steps every flow has. */
export function flowTranslator(flow: CompiledFlow | undefined, language: Language): Translate {
  const ofFlow = translatorOf(flow?.template.translations, language);
  const ofForm = translatorOf(flow?.form?.definition.translations, language);
  return (text) => {
    if (text === flowStartName) return stepWords.start[language];
    if (text === flowEndedName) return stepWords.ended[language];
    const own = ofFlow(text);
    return own === text ? ofForm(text) : own;
  };
}
