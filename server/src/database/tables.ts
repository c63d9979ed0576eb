import type { AccountTables } from '../account/tables.ts';
import type { AreaTables } from '../areas/tables.ts';
import type { AuditTables } from '../audit/tables.ts';
import type { BillTables } from '../bill/tables.ts';
import type { ChatTables } from '../chat/tables.ts';
import type { DataInterfaceTables } from '../data-interfaces/tables.ts';
import type { DictionaryTables } from '../dictionary/tables.ts';
import type { FavouriteTables } from '../favourites/tables.ts';
import type { FileTables } from '../files/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { LiveTables } from '../live/tables.ts';
import type { MessageTables } from '../messages/tables.ts';
import type { NoticeTables } from '../notices/tables.ts';
import type { OrganisationTables } from '../organisation/tables.ts';
import type { PermissionTables } from '../permission/tables.ts';
import type { RecordTables } from '../records/tables.ts';
import type { SessionTables } from '../session/tables.ts';
import type { SignInWayTables } from '../sign-in-methods/tables.ts';
import type { SystemTables } from '../system/tables.ts';
import type { WorkflowTables } from '../workflow/tables.ts';

/** Every table, as the sum of what each feature owns. */
export interface Tables
  extends OrganisationTables,
    PermissionTables,
    SessionTables,
    SignInWayTables,
    AccountTables,
    SystemTables,
    DictionaryTables,
    AreaTables,
    BillTables,
    FileTables,
    RecordTables,
    DataInterfaceTables,
    AuditTables,
    HttpTables,
    LiveTables,
    MessageTables,
    NoticeTables,
    ChatTables,
    WorkflowTables,
    FavouriteTables {}
