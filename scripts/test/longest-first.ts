import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begun late, one of these would be all that runs at the end, on one core. */
export const longest = [
  'server/src/chat/survives-faults.test.ts',
  'server/src/database/survives-kill.test.ts',
  'server/src/demo/load-demo-company.test.ts',
  'server/src/backup/backup.test.ts',
  'server/src/http/bad-requests.test.ts',
  'server/src/testing/orderly-stop.test.ts',
  'server/src/workflow/survives-kill.test.ts',
  'server/src/payments/survives-kill.test.ts',
  'server/src/records/generated-forms.test.ts',
  'server/src/sign-in-methods/sign-in-by-sms.test.ts',
  'server/src/database/full-disk.test.ts',
  'server/src/statements/generated-statements.test.ts',
  'e2e/every-screen-is-accessible.test.ts',
  'e2e/personal-centre.test.ts',
  'e2e/forms-agree/forms-agree.test.ts',
];

/** The known longest files first; a fresh clone remembers no times and would go by the size of the files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found === -1 ? longest.length : found;
    };
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => place(a) - place(b));
  }
}
