export const flowTemplatesPath = '/pages/system/flows';

/** A flow to be changed, or a new one. */
export const flowTemplatePath = (id?: string) =>
  id ? `/pages/system/flow?${new URLSearchParams({ id })}` : '/pages/system/flow';
