/** One entry of a chooser. */
export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}
