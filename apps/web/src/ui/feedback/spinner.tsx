/** A turning ring. It says nothing by itself: the control or text around it says what is awaited. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
