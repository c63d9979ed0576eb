export interface FavouriteTables {
  favourite: { userId: string; objectType: '1' | '2'; objectId: string; creatorTime: Date };
}
