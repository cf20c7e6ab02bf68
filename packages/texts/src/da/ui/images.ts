/** To choose a picture and cut it. */
export const imageTexts = {
  chooseImage: "Vælg billede",
  changeImage: "Skift billede",
  removeImage: "Fjern billede",
  useImage: "Brug billede",
  cropTitle: "Beskær billede",
  cropHint: "Træk i billedet, og zoom med skyderen.",
  cropWindow: "Flyt billedet med piletasterne",
  zoom: "Zoom",
  uploading: "Sender billede",
  notAnImage: "Kunne ikke uploade filen",
  fileTooLarge: "Filen er for stor",
} as const;
