import { Download } from "lucide-react";
import { downloadTexts as texts } from "#texts/da/ui/downloads.ts";
import type { ExportTable } from "#texts/format/export-table.ts";
import { saveTable, type TableKind } from "#web/api/calls/save-table.ts";
import type { ButtonLook } from "#web/ui/actions/button-look.ts";
import { Menu } from "#web/ui/actions/menu.tsx";
import { Icon } from "#web/ui/icon.tsx";

interface DownloadMenuProps extends ButtonLook {
  label: string;
  onChoose: (kind: TableKind) => void;
  isDisabled?: boolean;
  isPending?: boolean;
  /** Why it is disabled. */
  title?: string | undefined;
}

/** A button that asks how a table is wanted: as a workbook or as CSV. */
export function DownloadMenu({ label, onChoose, variant = "neutral", ...button }: DownloadMenuProps) {
  const kinds = Object.entries(texts.kinds) as [TableKind, string][];
  const entries = kinds.map(([id, name]) => ({ id, label: name, onAction: () => onChoose(id) }));
  return (
    <Menu label={label} isNamedByContent variant={variant} {...button} groups={[{ id: "kinds", entries }]}>
      <Icon of={Download} size={16} />
      {label}
    </Menu>
  );
}

interface TableDownloadProps extends Omit<DownloadMenuProps, "onChoose"> {
  /** Without its ending. */
  fileName: string;
  table: () => ExportTable;
}

/** Downloads a table that is on the page already. */
export function TableDownload({ fileName, table, ...menu }: TableDownloadProps) {
  return <DownloadMenu {...menu} onChoose={(kind) => void saveTable(fileName, table(), kind)} />;
}
