import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import type { employeeEndpoints } from "#contract/employees/endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { adminInvoiceTexts } from "#texts/da/admin/admin-invoice.ts";
import { commonTexts } from "#texts/da/common/common.ts";
import { fullName } from "#texts/format/contact.ts";

type Worker = AnswerOf<typeof employeeEndpoints.options>[number];

/** Pixels of one line. */
const LINE = 50;
const layout = { rowSize: LINE };

interface WorkerListProps {
  options: readonly Worker[];
  isLoading: boolean;
  search: string;
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** Everybody whose name or id has the searched text; only the lines in sight are drawn. */
export function WorkerList({ options, isLoading, search, chosen, onChoose }: WorkerListProps) {
  const { shifts } = adminInvoiceTexts;
  const wanted = search.trim().toLocaleLowerCase("da-DK");
  const found = options.filter((worker) => searched(worker).includes(wanted));
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <ListBox
        className="worker-list"
        aria-label={shifts.addWorker}
        items={found}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) onChoose(Number(key));
        }}
        renderEmptyState={() => (
          <p className="small dim">{isLoading ? commonTexts.loading : shifts.noWorkers}</p>
        )}
      >
        {(worker) => (
          <ListBoxItem id={worker.id} className="option" textValue={nameOf(worker)}>
            <span>{nameOf(worker)}</span>
            <span className="option-tail">
              {worker.city}, {worker.id}
            </span>
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  );
}

function searched(worker: Worker): string {
  return `${worker.id} ${nameOf(worker)}`.toLocaleLowerCase("da-DK");
}

function nameOf(worker: Worker): string {
  return fullName(worker.first_name, worker.last_name);
}
