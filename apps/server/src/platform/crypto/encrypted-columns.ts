/** What says which row of its table a ciphertext belongs to, and where a digest of the same text stands. */
interface EncryptedColumnFacts {
  readonly row: string;
  readonly digest?: string;
}

/**
 * Every column that holds ciphertext. A new one is added here, or rotation would leave it behind (a test compares
 * this list with the database's own).
 */
const encryptedColumns = {
  "employees.cpr_encrypted": { row: "id", digest: "cpr_digest" },
  "employees.bank_reg_encrypted": { row: "id" },
  "employees.bank_account_encrypted": { row: "id" },
  "calendars.token_encrypted": { row: "corporation_id" },
  "employee_calendars.token_encrypted": { row: "employee_id" },
  "erasures.kept_cpr_encrypted": { row: "id" },
  "authenticator_apps.secret_encrypted": { row: "corporation_id" },
  "authenticator_apps.pending_encrypted": { row: "corporation_id" },
  "employee_documents.content_encrypted": { row: "id" },
  "penalty_files.content_encrypted": { row: "id" },
  "profile_changes.fields_encrypted": { row: "id" },
  "webhooks.secret_encrypted": { row: "id" },
  "outbox.link_encrypted": { row: "key" },
  "kept_keys.key_encrypted": { row: "purpose" },
} as const satisfies Record<`${string}.${string}`, EncryptedColumnFacts>;

export type EncryptedColumn = keyof typeof encryptedColumns;

/** A column in the parts that SQL needs. */
export interface ColumnParts extends EncryptedColumnFacts {
  readonly name: EncryptedColumn;
  readonly table: string;
  readonly column: string;
}

export const encryptedColumnParts: readonly ColumnParts[] = Object.entries(encryptedColumns).map(
  ([name, facts]) => {
    const [table = "", column = ""] = name.split(".");
    return { name: name as EncryptedColumn, table, column, ...facts };
  },
);
