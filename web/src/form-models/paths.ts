export const formModelsPath = '/pages/system/forms';

/** A form to be changed, or a new one. */
export const formModelPath = (id?: string) =>
  id ? `/pages/system/form?${new URLSearchParams({ id })}` : '/pages/system/form';
