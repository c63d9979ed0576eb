declare module '../database/tables.ts' {
  interface Tables extends SettingTables {}
}

export interface SettingTables {
  setting_section: { section: string; version: number };
  setting_picture: { id: string; mime: string; bytes: Buffer; creatorTime: Date };
}
