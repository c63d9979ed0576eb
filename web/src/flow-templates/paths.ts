export const flowTemplatesPath = '/pages/system/flows';

/** A flow to be changed, or a new one. */
export const flowTemplatePath = (id?: string) =>
  id ? `/pages/system/flow?${new URLSearchParams({ id })}` : '/pages/system/flow';

/** What the saved draft would have changed. */
export const tryTemplatePath = (id: string) => `/pages/system/flow/try?${new URLSearchParams({ id })}`;

/** Requests that still run by an older version. */
export const migrateFlowsPath = (id: string) => `/pages/system/flow/migrate?${new URLSearchParams({ id })}`;
