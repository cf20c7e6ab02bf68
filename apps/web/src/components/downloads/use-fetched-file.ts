import { useMutation } from "@tanstack/react-query";
import { saveBytes } from "#web/api/calls/save-file.ts";
import { failureText } from "#web/components/feedback/failure-text.ts";
import { toast } from "#web/ui/overlays/toast.ts";

/** A file as the server answers it, its content in Base64. */
interface FetchedFile {
  readonly name: string;
  readonly media_type: string;
  readonly content: string;
}

/** Saves what `fetchFile` answers on this device; a failure is said, with `failed` where it has no sentence of its own. */
export function useFetchedFile(fetchFile: () => Promise<FetchedFile>, failed: string) {
  const fetching = useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ name, content, media_type }) => saveBytes(name, content, media_type),
    onError: (error) => toast.error(failureText(error, failed)),
  });
  return { save: () => fetching.mutate(), isPending: fetching.isPending };
}
