declare module '../database/tables.ts' {
  interface Tables extends FavouriteTables {}
}

export interface FavouriteTables {
  favourite: { userId: string; objectType: '1' | '2'; objectId: string; creatorTime: Date };
}
