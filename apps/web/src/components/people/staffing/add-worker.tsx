import { UserPlus } from "lucide-react";
import { useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import type { AnswerOf } from "#contract/wire/endpoint.ts";
import { addWorkerTexts as texts } from "#texts/da/corporation/asking/standby.ts";
import { fullName } from "#texts/format/contact.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type Given, GiveShift, type Staffed } from "./give-shift.tsx";

type Worker = AnswerOf<typeof employeeEndpoints.options>[number];

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
function WorkerList({ options, fitting, search, chosen, onChoose }: WorkerListProps) {
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

interface AddWorkerProps {
  booking: Staffed;
  isWide?: boolean;
}

/** Opens the picker of employees. */
export function AddWorker({ booking, isWide }: AddWorkerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={isWide ? undefined : "small"} isWide={isWide} onClick={() => setOpen(true)}>
        <Icon of={UserPlus} size={16} />
        {texts.open}
      </Button>
      {isOpen && <AddWorkerDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}

interface AddWorkerDialogProps {
  booking: Staffed;
  onClose: () => void;
}

/** Picks anybody for a booking, those who fit and are free first, and asks before the shift is given. */
function AddWorkerDialog({ booking, onClose }: AddWorkerDialogProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<Given | null>(null);
  const [isGiving, setGiving] = useState(false);
  const options = useApiQuery(employeeEndpoints.options);
  const free = useApiQuery(standbyEndpoints.replacements, { params: { id: booking.id } });
  const fitting = new Set(free.data?.people.map(({ employee_id }) => employee_id));

  if (chosen && isGiving) {
    return <GiveShift booking={booking} person={chosen} onBack={() => setGiving(false)} onDone={onClose} />;
  }
  return (
    <Dialog
      isOpen
      title={texts.open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" isDisabled={chosen === null} onClick={() => setGiving(true)}>
            {texts.next}
          </Button>
        </>
      }
    >
      <p className="small">{texts.about}</p>
      <SearchField label={texts.hint} defaultValue={search} onSearch={setSearch} />
      <QueryView query={options} skeleton={{ shape: "list", count: 4, label: texts.loading }}>
        {(everybody) => (
          <WorkerList
            options={fittingFirst(everybody, fitting)}
            fitting={fitting}
            search={search}
            chosen={chosen?.id ?? null}
            onChoose={({ id, first_name, last_name }) =>
              setChosen({ id, name: fullName(first_name, last_name) })
            }
          />
        )}
      </QueryView>
    </Dialog>
  );
}

function fittingFirst(everybody: readonly Worker[], fitting: ReadonlySet<number>): readonly Worker[] {
  const fits = everybody.filter(({ id }) => fitting.has(id));
  return [...fits, ...everybody.filter(({ id }) => !fitting.has(id))];
}
