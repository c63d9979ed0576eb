export const importPath = '/pages/freight/import';
export const importsPath = '/pages/freight/imports';

/** The import of an uploaded sheet. */
export const pathOfSheet = (fileId: string) => `${importPath}?file=${encodeURIComponent(fileId)}`;
/** An import whose undo was refused: it says why. */
export const pathOfRefusedUndo = (id: string) => `${pathOfRun(id)}&refused=1`;
/** An import that was started. */
export const pathOfRun = (id: string) => `${importPath}?run=${encodeURIComponent(id)}`;
