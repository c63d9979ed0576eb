declare module '../database/tables.ts' {
  interface Tables extends GalleryTables {}
}

/** What was made for a company in one go, by id. */
export interface Made {
  interfaces: string[];
  forms: string[];
  flows: string[];
}

export interface GalleryTables {
  gallery_take: {
    id: string;
    code: string;
    fullName: string;
    targetId: string;
    made: Made;
    byId: string;
    at: Date;
    isUndone: boolean;
  };
}
