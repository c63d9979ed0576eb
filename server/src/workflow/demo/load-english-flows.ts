import type { Db } from '../../database/open.ts';
import { demoEnglish } from '../../records/demo/demo-english.ts';
import { translateForms } from '../../records/demo/load-english-forms.ts';
import { readDemoFlows } from './read-demo-flows.ts';
import { translateFlow, translateVersion, untranslatedFlows, untranslatedVersions } from './store.ts';

/** Gives flows of a demo company that were loaded before they had English beside them the English of the demo. */
export async function loadEnglishFlows(db: Db): Promise<void> {
  const flows = readDemoFlows();
  await translateForms(
    db,
    flows.map(({ form }) => form.enCode),
  );
  const ids = flows.map(({ enCode }) => enCode);
  for (const { id, fullName, description, draft } of await untranslatedFlows(db, ids))
    await translateFlow(db, id, demoEnglish(fullName, description, draft));
  for (const { id, fullName, description, formName, template, form } of await untranslatedVersions(db, ids))
    await translateVersion(db, id, {
      template: demoEnglish(fullName, description, template),
      form: demoEnglish(formName, form),
    });
}
