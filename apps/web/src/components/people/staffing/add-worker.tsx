import { UserPlus } from "lucide-react";
import { useState } from "react";
import { standbyEndpoints } from "#contract/applications/standby.endpoints.ts";
import { employeeEndpoints } from "#contract/employees/employee.endpoints.ts";
import { addWorkerTexts as texts } from "#texts/da/corporation/standby.ts";
import { fullName } from "#texts/format/contact.ts";
import { useApiQuery } from "#web/api/calls/answers.ts";
import { QueryView } from "#web/components/feedback/query-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { type Given, GiveShift, type Staffed } from "./give-shift.tsx";
import { type Worker, WorkerList } from "./worker-list.tsx";

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
