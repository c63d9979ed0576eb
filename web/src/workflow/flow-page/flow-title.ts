import type { Flow } from './flow.ts';

/** Its name and where it stands; what is not on its way stands nowhere. */
export function flowTitle({ flowTaskInfo, flowTemplateInfo }: Flow): string {
  if (!flowTaskInfo) return flowTemplateInfo.fullName;
  const { fullName, thisStep, status } = flowTaskInfo;
  return thisStep && status !== 0 && status !== 3 ? `${fullName}/${thisStep}` : fullName;
}
