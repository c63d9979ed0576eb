const withId = (path: string, id?: string) => (id ? `${path}?${new URLSearchParams({ id })}` : path);

export const customersPath = (id?: string) => withId('/pages/customers/index', id);
/** One to be written: one that is there, or a new one. */
export const customerEditPath = (id?: string) => withId('/pages/customers/edit', id);
export const customerImportPath = '/pages/customers/import';
