import { useState } from "react";
import { mergeEndpoints } from "#contract/employees/merge.endpoints.ts";
import { mergeTexts as texts } from "#texts/da/admin/people/merging.ts";
import { useMay } from "#web/api/session/use-may.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { lazyComponent } from "#web/ui/foundation/lazy-component.tsx";

const MergeDialog = lazyComponent(async () => (await import("./merge-dialog.tsx")).MergeDialog);

/** Opens the dialog that merges a profile with another one that has the same CPR number. */
export function MergeButton({ id, otherId }: { id: number; otherId: number }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const close = () => setOpen(false);
  if (!may(mergeEndpoints.merge)) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.openSame}
      </Button>
      {isOpen && <MergeDialog id={id} otherId={otherId} onClose={close} onFail={close} />}
    </>
  );
}
