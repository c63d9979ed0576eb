import type { Feature } from '../feature.ts';
import { readWithModule } from '../http/table-readers.ts';
import { mayListRecords } from './access.ts';
import { forgetInRecords } from './forget-in-records.ts';
import { recordsHeld } from './holding-store.ts';
import { recordJobs } from './jobs.ts';
import { formsNamingArea, recordsNamingArea } from './models/area-use-store.ts';
import { formsChoosingFrom, recordsChoosing } from './models/dictionary-use-store.ts';
import { formsNaming } from './models/forms-naming.ts';
import { formTargets } from './models/menu-targets.ts';
import { recordPlaces } from './read-files.ts';
import { interfaceUseOf } from './references.ts';
import { recordRoutes } from './routes.ts';

export const records: Feature = {
  routes: ({ fillableForms, flowForms }) => recordRoutes(fillableForms, flowForms),
  jobs: recordJobs,
  filePlaces: recordPlaces,
  tableReaders: { records: mayListRecords, 'form-models': readWithModule('formModels') },
  interfaceUse: ({ fillableForms }) => interfaceUseOf(fillableForms),
  unitUsers: { forms: formsNaming },
  menuTargets: { form: formTargets },
  areaUsers: { forms: formsNamingArea, records: recordsNamingArea },
  dictionaryUsers: { forms: formsChoosingFrom, records: recordsChoosing },
  forgetPerson: forgetInRecords,
  demo: [
    { name: 'demoForms', load: async () => (await import('./demo/load-demo-forms.ts')).loadDemoForms },
    {
      name: 'demoEnglish',
      load: async () => (await import('./demo/load-english-forms.ts')).loadEnglishForms,
    },
  ],
  holdings: [recordsHeld],
};
