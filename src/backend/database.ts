import type { Filters } from '../../machines/list/page.ts';

/** The tables and functions of `supabase/migrations`, written by hand in the format of `createClient`. */
export type Database = {
  public: {
    Tables: {
      roles: Table<RoleRow, never>;
      users: Table<UserRow, UserInsert, UserUpdate>;
      role_assignments: Table<
        AssignmentRow,
        Pick<AssignmentRow, 'user_id' | 'team_id' | 'department_id'>,
        Pick<AssignmentRow, 'team_id' | 'department_id'>,
        [
          Reference<'role_assignments', 'user_id', 'users', true>,
          Reference<'role_assignments', 'team_id', 'teams'>,
          Reference<'role_assignments', 'department_id', 'departments'>,
        ]
      >;
      teams: Table<
        TeamRow,
        Pick<TeamRow, 'name' | 'department_id'>,
        Partial<Pick<TeamRow, 'name' | 'department_id' | 'archived_at'>>,
        [Reference<'teams', 'department_id', 'departments'>]
      >;
      departments: Table<
        DepartmentRow,
        Pick<DepartmentRow, 'name'>,
        Partial<Pick<DepartmentRow, 'name' | 'archived_at'>>
      >;
      audit_logs: Table<AuditLogRow, never>;
    };
    Views: { [name in never]: never };
    Functions: {
      search_staff: Search<'users', UserRow, PageArguments & { sort: string; is_descending: boolean }>;
      count_staff: { Args: CountArguments; Returns: RowCountRow };
      search_teams: Search<'teams', TeamRow>;
      search_audit_logs: Search<'audit_logs', AuditLogRow, PageArguments>;
      count_audit_logs: { Args: CountArguments; Returns: RowCountRow };
      list_departments: Search<'departments', DepartmentRow, Record<string, never>>;
      require_staff: { Args: never; Returns: undefined };
      has_session: { Args: never; Returns: boolean };
      change_users: {
        Args: { ids: string[]; changes: Record<string, string | null>; versions?: string[]; dry_run?: boolean };
        Returns: {
          user_id: string;
          result: string;
          code: string | null;
          message: string | null;
          fields: Record<string, unknown> | null;
          version: string | null;
        }[];
      };
      remove_user: { Args: { target: string; reason?: string }; Returns: undefined };
      suspend_user: {
        Args: { target: string; starts_at?: string; reason?: string; replaces?: string };
        Returns: undefined;
      };
      restore_user: { Args: { target: string }; Returns: boolean };
      require_new_password: { Args: { target: string }; Returns: undefined };
      record_invitation: { Args: { target: string }; Returns: undefined };
      withdraw_invitation: { Args: { target: string }; Returns: undefined };
      list_sessions: { Args: { target: string }; Returns: SessionRow[] };
      end_sessions: { Args: { target: string; session?: string }; Returns: undefined };
      issue_ticket: { Args: { email: string }; Returns: undefined };
      discard_unfinished_account: { Args: { email: string }; Returns: undefined };
      report_export: {
        Args: { list: string; format: string; filters: Filters; row_count: number };
        Returns: undefined;
      };
      report_reset_email: { Args: { recipient_email: string }; Returns: undefined };
      left_behind: { Args: { target: string }; Returns: Record<string, unknown> };
      dashboard_totals: { Args: never; Returns: Record<string, unknown> };
    };
  };
};

type Table<Row, Insert, Update = Insert, Relationships extends unknown[] = []> = {
  Row: Row;
  Insert: Insert;
  Update: Update;
  Relationships: Relationships;
};

type Reference<From extends string, Column extends string, To extends string, IsOneToOne extends boolean = false> = {
  foreignKeyName: `${From}_${Column}_fkey`;
  columns: [Column];
  isOneToOne: IsOneToOne;
  referencedRelation: To;
  referencedColumns: ['id'];
};

/** A function that returns rows of a table and is filtered, ordered and embedded like it. */
type Search<To extends string, Row, Arguments = { query: string }> = {
  Args: Arguments;
  Returns: Row[];
  SetofOptions: { from: '*'; to: To; isOneToOne: false; isSetofReturn: true };
};

/** `filters` as JSON, which fits into the URL of a GET request. */
type PageArguments = {
  query: string;
  filters: string;
  after_key: string | undefined;
  after_id: string | undefined;
  page_size: number;
};

type RowCountRow = { number: number; is_exact: boolean };

type CountArguments = { query: string; filters: Filters };

type Times = { created_at: string; updated_at: string };

type RoleRow = {
  id: number;
  name: string;
  hierarchy_level: number;
  may_read: boolean;
  may_edit_teams: boolean;
  edits: string[];
  may_read_log: boolean;
};

type Names = { first_name: string | null; last_name: string | null };

type UserRow = Names &
  Times & {
    id: string;
    email: string;
    display_name: string | null;
    role: string;
    role_id: number;
    role_level: number;
    is_password_changed: boolean;
    password_changed_at: string | null;
    invited_at: string | null;
    suspended_from: string | null;
    is_signed_up: boolean;
    theme_preference: string | null;
    last_seen: string | null;
    assigned_team_id: string | null;
    assigned_department_id: string | null;
    sort_name: string;
    sort_email: string;
    search_text: string;
  };

type UserInsert = Partial<Names> & { id: string; email: string; role: string; is_password_changed?: boolean };

type UserUpdate = Partial<
  Names & { display_name: string | null; role: string; is_password_changed: boolean; theme_preference: string | null }
>;

type AssignmentRow = Times & { id: string; user_id: string; team_id: string | null; department_id: string | null };

type DepartmentRow = Times & {
  id: string;
  name: string;
  unique_name: string;
  sort_name: string;
  archived_at: string | null;
};

type TeamRow = DepartmentRow & {
  department_id: string | null;
  member_count: number;
  by_department: string | null;
  by_members: string | null;
};

type AuditLogRow = Times & {
  id: string;
  sequence_number: number;
  performed_at: string;
  performed_by: string | null;
  performed_by_label: string;
  performed_by_email: string | null;
  performed_by_role: string | null;
  action: string;
  resource_type: string;
  resource_id: string | null;
  subject_id: string | null;
  search_text: string;
  details: Record<string, unknown>;
};

type SessionRow = {
  id: string;
  started_at: string;
  last_used_at: string;
  user_agent: string | null;
  is_current: boolean;
};
