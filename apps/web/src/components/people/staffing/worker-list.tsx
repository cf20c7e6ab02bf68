import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import type { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { addWorkerTexts as texts } from "#texts/da/corporation/standby.ts";
import { fullName } from "#texts/format/contact.ts";

export type Worker = AnswerOf<typeof employeeEndpoints.options>[number];

/** Pixels of one line. */
const LINE = 50;
const layout = { rowSize: LINE };

interface WorkerListProps {
  options: readonly Worker[];
  /** Who fits the booking and is free at the time. */
  fitting: ReadonlySet<number>;
  search: string;
  chosen: number | null;
  onChoose: (worker: Worker) => void;
}

/** Everybody whose name or id has the searched text; only the lines in sight are drawn. */
export function WorkerList({ options, fitting, search, chosen, onChoose }: WorkerListProps) {
  const wanted = search.trim().toLocaleLowerCase("da-DK");
  const found = options.filter((worker) => searched(worker).includes(wanted));
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <ListBox
        className="worker-list"
        aria-label={texts.open}
        items={found}
        dependencies={[fitting]}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          const worker = found.find(({ id }) => id === key);
          if (worker) onChoose(worker);
        }}
        renderEmptyState={() => <p className="small dim">{texts.nobody}</p>}
      >
        {(worker) => (
          <ListBoxItem id={worker.id} className="option" textValue={nameOf(worker)}>
            <span>{nameOf(worker)}</span>
            <span className="option-tail">
              {fitting.has(worker.id) ? texts.fits : `${worker.city}, ${worker.id}`}
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
