let read: () => string | undefined = () => undefined;

/** Sets what is asked for the common cause of errors, such as a lost connection, when one is shown. */
export function explainErrors(cause: () => string | undefined): void {
  read = cause;
}

/** The common cause of errors just now, as a sentence under an error's own words; undefined where there is none. */
export function errorCause(): string | undefined {
  return read();
}
