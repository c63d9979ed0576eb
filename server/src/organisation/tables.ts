import type { ColumnType, Generated } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends OrganisationTables {}
}

export interface OrganisationTables {
  organisation: {
    id: string;
    parentId: string | null;
    kind: 'company' | 'department';
    fullName: string;
    enName: Generated<string>;
    quickQuery: Generated<string>;
    enCode: string;
    managerId: string | null;
    sortCode: Generated<number>;
    version: Generated<number>;
    enabledMark: Generated<number>;
    creatorTime: Generated<Date>;
  };
  position: {
    id: string;
    organisationId: string;
    fullName: string;
    enName: Generated<string>;
    quickQuery: Generated<string>;
    enCode: string;
    sortCode: Generated<number>;
    version: Generated<number>;
    enabledMark: Generated<number>;
  };
  role: {
    id: string;
    fullName: string;
    enName: Generated<string>;
    quickQuery: Generated<string>;
    enCode: string;
    sortCode: Generated<number>;
    version: Generated<number>;
    enabledMark: Generated<number>;
  };
  user_group: {
    id: string;
    category: string;
    fullName: string;
    enName: Generated<string>;
    enCategory: Generated<string>;
    quickQuery: Generated<string>;
    enCode: string;
    sortCode: Generated<number>;
    version: Generated<number>;
    enabledMark: Generated<number>;
  };
  user_account: {
    id: string;
    account: string;
    kind: Generated<'member' | 'customer'>;
    realName: string;
    /** Pinyin and initials of the name. */
    quickQuery: Generated<string>;
    telePhone: Generated<string>;
    landline: Generated<string>;
    headIcon: Generated<string>;
    /** A line about oneself. */
    signature: Generated<string>;
    gender: Generated<string>;
    birthday: ColumnType<string | null, string | null | undefined, string | null>;
    mobilePhone: Generated<string>;
    /** Messages to the number reach this person. */
    mobileVerified: Generated<boolean>;
    email: Generated<string>;
    nation: Generated<string>;
    nativePlace: Generated<string>;
    certificatesType: Generated<string>;
    certificatesNumber: Generated<string>;
    education: Generated<string>;
    urgentContacts: Generated<string>;
    urgentTelePhone: Generated<string>;
    postalAddress: Generated<string>;
    entryDate: ColumnType<string | null, string | null | undefined, string | null>;
    ranks: Generated<string>;
    managerId: string | null;
    organisationId: string | null;
    positionId: string | null;
    /** In which systems of the menu they work; nothing: in the first that has one for them. */
    systemId: Generated<string | null>;
    appSystemId: Generated<string | null>;
    isAdministrator: Generated<boolean>;
    /** Of the demo company: everybody knows the password. */
    isDemo: Generated<boolean>;
    enabledMark: Generated<number>;
    /** Moves with every change by who manages people. */
    version: Generated<number>;
    /** The day somebody left the company; their account stays, and lets nobody in. */
    leftOn: ColumnType<string | null, string | null | undefined, string | null>;
    creatorTime: Generated<Date>;
    deletedAt: Date | null;
  };
  user_organisation: { userId: string; organisationId: string };
  user_position: { userId: string; positionId: string };
  user_role: { userId: string; roleId: string };
  /** A role with rows here holds only there and below. */
  role_organisation: { roleId: string; organisationId: string };
  /** A view: the roles a person has where they work now. */
  held_role: { userId: string; roleId: string };
  user_group_member: { groupId: string; userId: string };
}
